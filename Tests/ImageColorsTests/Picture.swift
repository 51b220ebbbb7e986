import Foundation
import Testing

/// A small picture with what it holds. The files are made for these tests; the pixels are Pillow's, or, where it does not read
/// them in full (16 bits, a transparent gray of less than 8), what went into the file.
struct Picture: CustomTestStringConvertible {
    /// What is special about it.
    let testDescription: String
    let width, height: Int
    /// How far a component may be off, of 255.
    let tolerance: Int
    /// The file.
    let file: [UInt8]
    /// Red, green, blue and alpha of each pixel, row by row.
    let pixels: [UInt8]

    private init(_ name: String, width: Int, height: Int, tolerance: Int, file: String, pixels: String) {
        testDescription = name
        self.width = width
        self.height = height
        self.tolerance = tolerance
        self.file = Array(Data(base64Encoded: file) ?? Data())
        self.pixels = Array(Data(base64Encoded: pixels) ?? Data())
    }

    /// PNGs of all color types, with several `IDAT`s and all filters.
    static let png: [Picture] = [
        Picture(
            "gray, 1 bits", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQAAAABuSMjtAAAACElEQVQYGWPUYJrBkKgJtQcAAAAISURBVMHsAgAFrgFz5aPm2QAA\
                AABJRU5ErkJggg==
                """,
            pixels: """
                AAAA/wAAAP//////AAAA/////////////////wAAAP8AAAD/AAAA/wAAAP///////////wAAAP//////AAAA////////////////\
                //////8=
                """),
        Picture(
            "gray, 2 bits, tRNS", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgAAAAAp6LI9AAAAAnRSTlMAA++anIIAAAAKSURBVBgZY7yUx7CdgaEbWFcbAAAACklE\
                QVTIgWF/AwAYWgPqJQZ70QAAAABJRU5ErkJggg==
                """,
            pixels: """
                ////AFVVVf8AAAD/qqqq/1VVVf+qqqr/////AFVVVf////8AAAAA/1VVVf////8AAAAA/6qqqv9VVVX/qqqq/////wD///8A////\
                AKqqqv8=
                """),
        Picture(
            "gray, 4 bits, interlaced", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAAAAAHRr3cLAAAADklEQVQY02P5wOTAoMD4einLZ+CpMPwAAAAPSURBVJYFTL31AUyO\
                CRcASlIHVAX4YS8AAAAASUVORK5CYII=
                """,
            pixels: """
                //////////8iIiL/MzMz/0RERP+IiIj/3d3d/3d3d///////VVVV/+7u7v+ZmZn/u7u7/zMzM/+ZmZn/zMzM/+7u7v/d3d3/////\
                /yIiIv8=
                """),
        Picture(
            "gray, 8 bits, tRNS", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAAAAABjWKqcAAAAAnRSTlMAx3OTmisAAAAQSURBVBgZYzhevt6NmcmvyYw9m9GD/oGW\
                AAAAEUlEQVT2xbaL6QzGE579MwcAakoJo5BM3h0AAAAASUVORK5CYII=
                """,
            pixels: """
                x8fHAHd3d/+vr6//RkZG/wMDA/8VFRX/+fn5/+Xl5f9NTU3/bm5u/z09Pf8lJSX/29vb/6ysrP8TExP/MzMz/5CQkP/m5ub//v7+\
                /zc3N/8=
                """),
        Picture(
            "gray, 16 bits, tRNS", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAAAAAAzyHbfAAAAAnRSTlOciT8DM6oAAAAbSURBVBgZASwA0/8CnIkIdyyvM2VxJwFY\
                gmKavu7ev4IrmXMAAAAcSURBVJEvAaAXEm8Mbpjpjk8CZDucBGr2qykb6oe2Eh0j355hAAAAAElFTkSuQmCC
                """,
            pixels: """
                nJycAAgICP8tLS3/MzMz/3Fxcf9YWFj/ubm5/3h4eP9WVlb/5+fn/5+fn/+ysrL/vr6+/1dXV//j4+P/BAQE/05OTv8pKSn/AQEB\
                //7+/v8=
                """),
        Picture(
            "RGB, 8 bits", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAADJUWIXAAAAJUlEQVQYGQFAAL//AhZ10bDbDX8IMdgSlgVP7gBRTxbGLH8GBdYC\
                d20g863QfwAAACZJREFUpb0Eq+PWE/it2ODnKIVhZ4vgAhuAGE0nV9zCwUNwJLAOolYuG5ZMPMWEAAAAAElFTkSuQmCC
                """,
            pixels: """
                FnXR/7DbDf9/CDH/2BKW/wVP7v9RTxb/xix//wYF1v8Cd23/IKW9//wy7P8PJJn/3uW9/wZqzv+HMK7/F7IE/1xL8P+6p37/Sdry\
                /zc+UP8=
                """),
        Picture(
            "RGB, 8 bits, interlaced, tRNS", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAAG+VlKBAAAABnRSTlMAegBCAGd9DFKqAAAAJ0lEQVQYGQFEALv/BHpCZwH/v+AB\
                gFfvAeqx4ZB1rS9L7QP6XvDyl9gCzTOCs0u7AAAAKElEQVT9MWfUAAobEYhn+j4r2E29SosUqQS/lNRhE5Dfq9KabEFcEHuDqyDw\
                tkvvdgAAAABJRU5ErkJggg==
                """,
            pixels: """
                ekJnAPpe8P+AV+//b8ZQ//+/4P8KGxH/iGf6/z4r2P9NvUr/ixSp/+qx4f/Hke3/eiaO/6AtJP+pcXv/ya/l/yrCiv8JElz/oymL\
                //8kJP8=
                """),
        Picture(
            "RGB, 16 bits, tRNS", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAIAAACZwb5UAAAABnRSTlP3Uj6L3+R4sTbZAAAAQ0lEQVQY0wF8AIP/APdSPovf5Fty\
                wZgPlqH+3tFWkqLoNwgo5QAgf46FdwId0fzFvYUC1Xq28hJo5sWCx+42bFcdGHyj8aqq7SHTlAAAAERJREFUzq8Ea/5qaYfb29pz\
                zSAJMGetK8cGjeXLTAFBLLkCniy8ApftRWtselT93xpFSK/2F3/Ly25w9hnSVT2m23KZ1KynP9ZTOxkuAAAAAElFTkSuQmCC
                """,
            pixels: """
                9j7fAFvBEP+h3lb/ojcp/wB/hf8UOpz/XTsC/wqjHf/XjkD/oilT/3+kI/9aFyH/OVDo/2Uc6f+RHRX/FuiP/632Zv/nZ7P/0xG7\
                /873rv8=
                """),
        Picture(
            "palette, 1 bits", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQMAAAB8/WcDAAAABlBMVEUAIwljS3/HqCyLAAAACElEQVQYGWPWYFZhOUtxLuYAAAAI\
                SURBVMCkAQAEegFBIpIE/gAAAABJRU5ErkJggg==
                """,
            pixels: """
                ACMJ/wAjCf9jS3//ACMJ/2NLf/8AIwn/ACMJ/2NLf/9jS3//Y0t//2NLf/9jS3//Y0t//2NLf/9jS3//ACMJ/wAjCf9jS3//ACMJ\
                /wAjCf8=
                """),
        Picture(
            "palette, 2 bits, interlaced, tRNS", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAgMAAAFMWi1FAAAADFBMVEWxjYisw4RpQU36LxiD0BULAAAAAnRSTlMAgJsrThgAAAAM\
                SURBVBgZY25gBEKmEqYEhuVjeigAAAAMSURBVASG5gYGPwcAJ3kET/6Dl8kAAAAASUVORK5CYII=
                """,
            pixels: """
                aUFN/6zDhIBpQU3/aUFN/2lBTf9pQU3/sY2IALGNiAD6Lxj/aUFN/6zDhICsw4SA+i8Y/2lBTf+sw4SArMOEgLGNiAD6Lxj/aUFN\
                /6zDhIA=
                """),
        Picture(
            "palette, 4 bits", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAMAAAC0HehzAAAAIVBMVEVepd5Xf78xYjEnseAmsLG+s48dyDFy85BKEEGO2dA2tKbe\
                xGUGAAAADElEQVQYGWOaKsHAUqT0g4VcJ3FXAAAADElEQVRLsZxZ48oLAB/wBM2j3JZsAAAAAElFTkSuQmCC
                """,
            pixels: """
                jtnQ/76zj/9Xf7//ShBB/16l3v9epd7/cvOQ/zFiMf+O2dD/V3+//1d/v/9Xf7//JrCx/za0pv82tKb/J7Hg/16l3v9Xf7//V3+/\
                /yawsf8=
                """),
        Picture(
            "palette, 8 bits, tRNS", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAMAAABx7QVyAAAAIVBMVEXa0yPDnS9pR4chfx0i2YNJ3FUr5gLxEc51IPltC7j9J4mt\
                UwKNAAAAAnRSTlMAgJsrThgAAAAQSURBVBjTY2T/z8D0l5GJmfkPIwOZvCJHAAAAEElEQVQ7KyMLC/N/ZjaWnwA/AAUqxYnVqgAA\
                AABJRU5ErkJggg==
                """,
            pixels: """
                8RHO/yvmAv8r5gL/dSD5/0ncVf9pR4f/SdxV/3Ug+f8i2YP/SdxV//ERzv9J3FX/w50vgCLZg/8i2YP/aUeH/yvmAv9tC7j//SeJ\
                /9rTIwA=
                """),
        Picture(
            "gray and alpha, 8 bits", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAQAAADsOj3LAAAAG0lEQVQYGQEsANP/A+0eVFyoANWcdS8CNCuC1geoPQ4ppuTcAAAA\
                HElEQVTV5QGgZ+ZV7zxhHBEUApX1S8VMGun5WBCMrhJFKtx0nAAAAABJRU5ErkJggg==
                """,
            pixels: """
                7e3tHsrKymsNDQ0129vbtuLi4oohISFJTExMQRQUFN0YGBjEt7e3b6CgoGeGhoa8dXV1+NbW1hTn5+coNTU1XNHR0YHBwcESv7+/\
                DT8/Pzg=
                """),
        Picture(
            "gray and alpha, 16 bits, interlaced", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAQAAAHLrdEeAAAAMUlEQVQYGQFYAKf/BNWkYs4CqloLhQSxg5wjAVg+7duVo9EjFU1p\
                UgLFN71B3dgHeQBMIGgXmJQC7QAAADJJREFUrfJdhwCgmXO4+Qvf9g8S6j0ui113iLfjKgFQQJNAj9iD3y+7k7IvrCZWVyQbMaw4\
                JlrFa+f/AAAAAElFTkSuQmCC
                """,
            pixels: """
                1dXVYsTExL2xsbGc3d3dB6qqqgugoKBz+Pj43w8PD+kuLi5diIiI4lhYWO1MTExo7e3tvq2trV0CAgInUFBQk97e3hYPDw+pPT09\
                zpSUlOk=
                """),
        Picture(
            "RGBA, 8 bits", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAYAAABGM/VAAAAAL0lEQVQYGQFUAKv/BHNyxx7DdV3AfBAhuli1yMdJgn3rBKNGaDU7\
                ypWiYsH7d+u4+uRM/ovPaQ4AAAAwSURBVK6QAbR9jlTYroFEAztmiEmiBUTvjbYgAJnmhelX7/HM2nrwhpdllGaRChDMITcr9hBW\
                VBEAAAAASUVORK5CYII=
                """,
            pixels: """
                c3LHHjbnJN6y90WYCqwNX1MuikoWuC9TUbG5gBRytPf1Kj98QSg477R9jlSMKw+Yj2Z1INgIemTHlTCEmeaF6Vfv8czaevCGl2WU\
                ZpEKEMw=
                """),
        Picture(
            "RGBA, 8 bits, interlaced", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAYAAAExNMXWAAAAMUlEQVQYGQFYAKf/Ads+BAcCowL7lwOFbxddAFVfCFYzXawvZGJR\
                UQDHd0S3xah4KQLVGUcs75k8PQAAADJJREFUies+1wC3h1ndBWq7yT8E+gbOmQA5LhGXIAIg3EEwvyOj1oO74e/1wcJvJWBrF6ou\
                I+htBS+vAAAAAElFTkSuQmCC
                """,
            pixels: """
                2z4EB8d3RLeFbxddxah4KaMC+5e3h1ndBWq7yT8E+gbOmQA5LhGXIFVfCFackIvjM12sL06TtgBkYlFR12OaDcSNXp/Cv9v1w1rC\
                qFNxAjc=
                """),
        Picture(
            "RGBA, 16 bits", width: 5, height: 4, tolerance: 0,
            file: """
                iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAYAAAAWoykDAAAAV0lEQVQY0wGkAFv/ACJK46jsZr7zRxTxWjzb0lDDyurfvEogxwME\
                BAX5WDLW1+JpgduQsAkC7neNlr6VxXfeS9F2dfpAw27Pw8ZjTOyyWug7omKhhhBje0Vcu8A5rkYsAAAAWElEQVS3twIMOdsqtaBQ\
                lNvUhIYOX/XqYi+Sp1j0+fPgvpDimvpnZ6oOS3kQss/GAovNA/L398LRJQMIkDIMWhwOx9thQf9eLlwKN+w6IhoIPHXvfduOEVo8\
                3VRlv9hp1AAAAABJRU5ErkJggg==
                """,
            pixels: """
                IuPrvkfwPdHD6rwhAwT4M9dp268RcKqDJcKxEjGtHwxeP1y4Oq6WZx1LX9MARr4Ikz93BT3P9R/k+KU2p05WlSVP8GGhG7hjmQYv\
                OSHogUg=
                """),
    ]

    /// JPEGs of several samplings and codings.
    static let jpeg: [Picture] = [
        Picture(
            "baseline, 4:4:4", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYn\
                KSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo\
                KCgoKCgoKCj/wAARCAALAA0DAREAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIEBv/EACEQAAEDAgcBAAAAAAAAAAAAAAEA\
                AgMEEQUTIUFRobHh/8QAGAEAAwEBAAAAAAAAAAAAAAAAAAEFAgP/xAAYEQEBAAMAAAAAAAAAAAAAAAABAAISMf/aAAwDAQACEQMR\
                AD8A2YoKl9s6pAHAufnSvaL1o2wcJocKgYyxlmO+hA8CZgQ5tct3OETv/9k=
                """,
            pixels: """
                hLTi/4m45v+PvOb/kbzm/5C33v+LrtT/hKbJ/3+hxP91ja//dI6v/3qUtf+EnsH/hqPF/4qw1/+Eqs//fJ/F/3WXvP9zlLf/epi6\
                /4Oiwf+LqMj/fpu9/3yZu/99mb7/gJ7C/36cwv90ka//fJm3/4WiwP+Kp8X/iKXD/4Kdu/95lLL/c46s/2WFrP9mhq3/a42z/3SV\
                vv94m8P/hqG//3+auP90kbH/bIqs/22Lrf90lbj/gqLI/4ut0v+LsNr/jbLc/5K34f+Wvej/msHs/3OVu/95m8H/gqXN/4it1/+L\
                st3/irPf/4m03/+JtOH/k7rl/5W85/+Uven/lb7q/5W+7P+NtuL/kLnl/5K96v+Vv+//lcHw/5TC8/+Vxfb/l8f4/4+14v+QueX/\
                krvn/5O86v+Uv+z/lcDt/5XA7f+Uv+z/krzs/4+56f+Nuej/jbno/4666f+Uu+b/l73q/5S96f+QueX/jrnm/5K75/+Vu+j/lrzp\
                /5a86f+Vu+j/lLrn/5S75v+VvOf/jbTf/5K55P+TuuX/j7jk/5C55f+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/5C5\
                5/+Quef/kLnn/5C55/+Quef/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+Quef/kLnn/5C55/+Quef/kLnn/4+65/+P\
                uuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/kLnn/5C55/+Quef/kLnn/5C55/8=
                """),
        Picture(
            "baseline, 4:2:2", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7\
                Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7\
                Ozs7Ozs7Ozv/wAARCAALAA0DASEAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIEBf/EAB8QAAEDAwUAAAAAAAAAAAAAAAEA\
                AgMEETNRgaGx4f/EABUBAQEAAAAAAAAAAAAAAAAAAAIF/8QAFhEBAQEAAAAAAAAAAAAAAAAAABJR/9oADAMBAAIRAxEAPwDeFLM7\
                JOANBc+cJmUETW2Mkh3A6VadTaxQhIX/2Q==
                """,
            pixels: """
                iK3X/42y3P+UueP/mL3n/5e64v+Or9j/g6XK/3ycwv9zkbX/dpS4/32avP+DoML/iaPE/5Cz2/+FqND/dpnB/2yPt/9sjrT/dZe9\
                /4Kkyv+MrtT/e5vB/3ubwf9+nMD/fpzA/3uZvf9vj7X/eZm//4amzP+Pr9X/ja3T/4KiyP9ylLr/Z4mv/1+Cqv9jhq7/a462/3OW\
                vv95nsj/iqjM/36cwP9sjLL/YoKo/2KEqv9wkrj/gqXN/4+y2v+Irdf/iq/b/4y24P+QueX/kr3q/22Ptf90lrz/gKLI/4ut0/+R\
                tNz/krXf/4203f+Lst3/nMXx/5zF8f+bxvP/msXy/5fD8v+RuOP/krnk/5W85/+ZwOv/msPv/5zF8f+dxvL/ncby/4Sv3P+Gsd7/\
                iLTj/4u35v+Ouun/k8Hy/5G/8P+OvO3/i7nq/4m36P+Ituf/ibXk/4m15P+Yw/D/mMPw/5fC7/+Wwe7/lb7q/4a57v+Huu//ibvu\
                /4q87/+MvO3/jLzt/4y66/+Luer/jLjn/4235/+OueT/j7jk/5K55P+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/4+6\
                5/+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+P\
                uuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/+Puuf/j7rn/4+65/8=
                """),
        Picture(
            "baseline, 4:2:0, restarts", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiMEExNDk7\
                Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7\
                Ozs7Ozs7Ozv/wAARCAALAA0DASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIEBf/EAB8QAAEDAwUAAAAAAAAAAAAAAAEA\
                AgMEETNRgaGx4f/EABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAWEQADAAAAAAAAAAAAAAAAAAAAARH/3QAEAAH/2gAMAwEAAhEDEQA/\
                AN4Uszsk4A0Fz5wmZQRNbYySHcDpUIS8QZWf/9k=
                """,
            pixels: """
                i63T/5Cy2P+Xud//m73j/5i64P+OsNb/g6XL/3udw/9wkrj/c5W7/3mbwf9/ocf/g6XL/5Gz2f+GqM7/d5m//22Ptf9sjrT/dZe9\
                /4Kkyv+MrtT/epzC/3qcwv97ncP/e53D/3iawP9tkLj/d5rC/4Snz/+NsNj/i67W/4Cjy/9xlLz/Zomx/1+Cqv9jhq7/a462/3OW\
                vv97nsb/hKnT/3idx/9ojbf/XoOt/1+Erv9tkrz/gKXP/42y3P+Irdf/iq/Z/4+03v+TuOL/lrvl/2mQu/9wl8L/fKPO/4eu2f+O\
                teD/j7bh/4203/+Lst3/nsXw/57F8P+exfD/ncTv/5vC7f+PuOb/j7rl/5O86v+Wwez/msPx/5vG8f+dxvT/nMfy/4Wu3P+Gsdz/\
                irPh/4y34v+Quef/lsDw/5O/7P+Ru+v/jbnm/4y25v+KtuP/irTk/4m14v+YwvL/l8Pw/5fB8f+Vwe7/lL7u/4y45/+Nuej/jrrp\
                /4+76v+Pu+r/j7vq/4666f+Nuej/jLjn/4y45/+Nuej/jbno/4666f+Ouun/jrrp/4666f+Ouun/jrrp/4666f+Ouun/jrrp/466\
                6f+Ouun/jrrp/4666f+Ouun/jrrp/4666f+Ouun/jrrp/4666f+Ouun/jrrp/4666f+Ouun/jrrp/4666f+Ouun/jrrp/4666f+O\
                uun/jrrp/4666f+Ouun/jrrp/4666f+Ouun/jrrp/4666f+Ouun/jrrp/4666f8=
                """),
        Picture(
            "progressive, 4:2:0", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAUDBAQEAwUEBAQFBQUGBwwIBwcHBw8LCwkMEQ8SEhEPERETFhwXExQaFRERGCEYGh0d\
                Hx8fExciJCIeJBweHx7/2wBDAQUFBQcGBw4ICA4eFBEUHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4e\
                Hh4eHh4eHh7/wgARCAALAA0DASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIEBf/EABQBAQAAAAAAAAAAAAAAAAAAAAX/\
                2gAMAwEAAhADEAAAAd5qBYz/xAAZEAACAwEAAAAAAAAAAAAAAAABAgADEBP/2gAIAQEAAQUC5uYtKgZ//8QAFREBAQAAAAAAAAAA\
                AAAAAAAAABH/2gAIAQMBAT8Br//EABYRAAMAAAAAAAAAAAAAAAAAAAABEf/aAAgBAgEBPwGI/8QAGBAAAgMAAAAAAAAAAAAAAAAA\
                AAIQIjH/2gAIAQEABj8Cs5rT/8QAGxAAAQQDAAAAAAAAAAAAAAAAEQABECFRYYH/2gAIAQEAAT8h1HDWgw3RP//aAAwDAQACAAMA\
                AAAQi//EABURAQEAAAAAAAAAAAAAAAAAAAAR/9oACAEDAQE/ELf/xAAVEQEBAAAAAAAAAAAAAAAAAAAAAf/aAAgBAgEBPxCL/8QA\
                GxABAAICAwAAAAAAAAAAAAAAAQARIaEQYbH/2gAIAQEAAT8QBAB2PSGpaGZeBoBL4//Z
                """,
            pixels: """
                kLPT/5W42P+avN//nL7h/5a42/+Nr9L/gqTH/3yewf9rjbD/bI6x/3WXvP+Bo8j/hqjN/4aoy/+Dpcj/fZ/C/3eZvP91l7r/eJq9\
                /36gw/+CpMf/f6HG/3qcwf93mb7/eZvA/3aYvf91mb3/ep7C/4CkyP+Dp8v/gqbK/3ygxP92mr7/cpa6/1+CqP9hhKr/aYyy/3aZ\
                v/99oMb/f6LI/3edwv9wk7n/Zoyx/2eKsP9rkbb/d5rA/32jyv+Osdn/jrTb/5a54f+bwej/n8Lq/2uRuP9xmL//fqTL/4iv1v+S\
                uN//l77l/5zC6f+dxO3/lLnj/5G44f+St+H/k7rj/5a75f+VvOf/l77n/5e+6f+Wveb/k7rl/5C34v+PtuH/jrXg/5nA6/+Yv+r/\
                mL7r/5a86f+Vu+j/krvn/5O95/+Vvur/lb/p/5S96f+Uven/lr/r/5fA7P+Ks9//jbbi/5K76f+Vvuz/l8Du/5K75/+Su+f/krvn\
                /5G65v+PuOT/j7jk/4+45v+Quef/k7zq/5O86v+Ruuj/j7jm/4+36P+Qu+j/kLvo/5C76P+Qu+j/kLvo/5C76P+Quur/kLrq/4+5\
                6f+Puen/j7np/4+56f+Puev/kLvo/5C76P+Qu+j/kLvo/5C76P+Qu+j/kLrq/5C66v+Puen/j7np/4+56f+Puen/j7nr/4665/+O\
                uuf/jrrn/4665/+Ouuf/jrrn/4665/+Ouuf/jrrp/4666f+Ouun/jrrp/4666f8=
                """),
        Picture(
            "progressive, 4:4:4", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
                UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
                T09PT09PT0//wgARCAALAA0DAREAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAECBP/EABYBAQEBAAAAAAAAAAAAAAAAAAAD\
                Af/aAAwDAQACEAMQAAAB13g9WB//xAAYEAACAwAAAAAAAAAAAAAAAAAAARAREv/aAAgBAQABBQKmZU//xAAWEQADAAAAAAAAAAAA\
                AAAAAAAAEBH/2gAIAQMBAT8BK//EABYRAAMAAAAAAAAAAAAAAAAAAAAQEf/aAAgBAgEBPwEj/8QAFRABAQAAAAAAAAAAAAAAAAAA\
                IDH/2gAIAQEABj8Co//EABkQAAEFAAAAAAAAAAAAAAAAAAEAEBExQf/aAAgBAQABPyGa0AtL/wD/2gAMAwEAAgADAAAAEPdv/8QA\
                FhEAAwAAAAAAAAAAAAAAAAAAAREg/9oACAEDAQE/EGIf/8QAFhEAAwAAAAAAAAAAAAAAAAAAAREg/9oACAECAQE/EEYf/8QAGxAA\
                AgEFAAAAAAAAAAAAAAAAAREAEFFhgbH/2gAIAQEAAT8QxuwZgxP2uV//2Q==
                """,
            pixels: """
                k7rj/5W85f+Wveb/lr3m/5G44f+JsNn/gKfQ/3qhyv9ujLD/c5G1/3qYvP+CoMT/iKbK/3qgxf96oMX/eqDF/3mfxP93ncL/dpzB\
                /3WbwP90mr//dpa8/3eXvf93l73/dpa8/3KSuP+Fp8z/gqTJ/3yew/93mb7/dpi9/3eZvv96nMH/fJ7D/2CCqP9lh63/bpC2/3ia\
                wP+CpMr/eZq9/3aXuv9zlLf/cZK1/3KTtv93mLv/fJ3A/3+gw/+Irdf/iq/Z/46z3f+St+H/lbrk/3WXvP94mr//fJ7D/4Kkyf+I\
                qs//j7HW/5S22/+Xud7/n8j0/57H8/+dxvL/msPv/5a/6/+SueD/lLvi/5i/5v+bwun/nMPq/5zD6v+awej/mcDn/4u15f+Mtub/\
                jrjo/5G76/+Vv+//kr7r/5G96v+Rver/j7vo/4u35P+Hs+D/g6/c/4Cs2f+Vw/T/k8Hy/5G/8P+Pve7/jbvs/4q66v+Kuur/i7vr\
                /4y87P+Ovu7/kcHx/5PD8/+UxPT/irrr/4m56v+Juer/irrr/4y87f+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C5\
                5/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Q\
                uef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/8=
                """),
        Picture(
            "gray", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYn\
                KSopGR8tMC0oMCUoKSj/wAALCAALAA0BAREA/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIEBv/EACEQAAEDAgcBAAAAAAAAAAAAAAEA\
                AgMEEQUTIUFRobHh/9oACAEBAAA/ANmKCpfbOqQBwLn50mhwqBjLGWY76EDwK5C//9k=
                """,
            pixels: """
                q6ur/6+vr/+zs7P/tLS0/7CwsP+oqKj/oKCg/5ubm/+Kior/ioqK/5CQkP+ampr/np6e/6mpqf+jo6P/mZmZ/5GRkf+Ojo7/k5OT\
                /5ycnP+jo6P/lpaW/5SUlP+VlZX/mZmZ/5eXl/+MjIz/lJSU/52dnf+ioqL/oKCg/5iYmP+Pj4//iYmJ/4CAgP+BgYH/h4eH/5CQ\
                kP+VlZX/nJyc/5WVlf+MjIz/hYWF/4aGhv+Pj4//nZ2d/6enp/+qqqr/rKys/7Gxsf+2trb/urq6/4+Pj/+VlZX/n5+f/6enp/+r\
                q6v/rKys/6ysrP+srKz/s7Oz/7W1tf+2trb/t7e3/7e3t/+vr6//srKy/7W1tf+4uLj/ubm5/7q6uv+8vLz/vr6+/6+vr/+ysrL/\
                tLS0/7W1tf+3t7f/uLi4/7i4uP+3t7f/tbW1/7Kysv+xsbH/sbGx/7Kysv+0tLT/t7e3/7a2tv+ysrL/sbGx/7S0tP+1tbX/tra2\
                /7a2tv+1tbX/tLS0/7S0tP+1tbX/ra2t/7Kysv+zs7P/sbGx/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Ky\
                sv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+y\
                srL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv8=
                """),
        Picture(
            "progressive gray", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYn\
                KSopGR8tMC0oMCUoKSj/wgALCAALAA0BAREA/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAEDBf/aAAgBAQAAAAHZdz//xAAZEAABBQAA\
                AAAAAAAAAAAAAAABAAIDEBL/2gAIAQEAAQUCw5CIX//EABkQAAEFAAAAAAAAAAAAAAAAAAABAhAhMf/aAAgBAQAGPwK3GrP/xAAX\
                EAEAAwAAAAAAAAAAAAAAAAABABAR/9oACAEBAAE/IdpFLf/aAAgBAQAAABD/AP/EAB0QAQABAwUAAAAAAAAAAAAAAAERABAhQVGh\
                seH/2gAIAQEAAT8QI8IbEvnFQ9bXCHRf/9k=
                """,
            pixels: """
                q6ur/6+vr/+zs7P/tLS0/7CwsP+oqKj/oKCg/5ubm/+Kior/ioqK/5CQkP+ampr/np6e/6mpqf+jo6P/mZmZ/5GRkf+Ojo7/k5OT\
                /5ycnP+jo6P/lpaW/5SUlP+VlZX/mZmZ/5eXl/+MjIz/lJSU/52dnf+ioqL/oKCg/5iYmP+Pj4//iYmJ/4CAgP+BgYH/h4eH/5CQ\
                kP+VlZX/nJyc/5WVlf+MjIz/hYWF/4aGhv+Pj4//nZ2d/6enp/+qqqr/rKys/7Gxsf+2trb/urq6/4+Pj/+VlZX/n5+f/6enp/+r\
                q6v/rKys/6ysrP+srKz/s7Oz/7W1tf+2trb/t7e3/7e3t/+vr6//srKy/7W1tf+4uLj/ubm5/7q6uv+8vLz/vr6+/6+vr/+ysrL/\
                tLS0/7W1tf+3t7f/uLi4/7i4uP+3t7f/tbW1/7Kysv+xsbH/sbGx/7Kysv+0tLT/t7e3/7a2tv+ysrL/sbGx/7S0tP+1tbX/tra2\
                /7a2tv+1tbX/tLS0/7S0tP+1tbX/ra2t/7Kysv+zs7P/sbGx/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Ky\
                sv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+y\
                srL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv+ysrL/srKy/7Kysv8=
                """),
        Picture(
            "CMYK", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJT\
                UjI+WmFaUGBKUVJP/8AAFAgACwANBEMRAE0RAFkRAEsRAP/EABsAAAICAwEAAAAAAAAAAAAAAAADAQIEBQYH/8QAJBAAAgECBQQD\
                AAAAAAAAAAAAAAECAxEEEiFRsRMUMoEzoeH/2gAOBEMATQBZAEsAAD8Ab0pvymrbLU3fb1ZedVW2V2dosLXn8tfTZXf59HpwRoQS\
                tmlwWhg6cVbPN+7cF4YClGNnOo/aXADB5kASQAH/2Q==
                """,
            pixels: """
                ibbg/4y45v+Puu7/kLnw/4206f+GrNr/f6PI/3qdvf9wjK//dJG0/3qYvP9/oMT/g6bJ/4Sg3v+EoND/hJ+8/4SerP+Enar/hJy1\
                /4Oax/+DmtP/dZbA/3eXwf96l8L/e5bB/3qTvf+GqKr/g6W3/32fyf95m9b/d5nV/3max/98nbP/fqCm/3SCn/92h6X/epCw/36a\
                u/+Ao8X/gJjN/32Wvv95kqr/d5Gd/3eSoP97lrT/f5vN/4Of3/+Brdn/hK/c/4iz4v+Mt+f/kLrs/3mXrv96mbj/fp3I/4Oj1/+I\
                quD/jrDi/5K13/+UuNz/mMj2/5jH9v+Yxfb/l8P1/5a/8v+Ou+P/kL3l/5PB6f+VxO3/lsXw/5TF8v+SxPP/kcL0/5G12f+Rttv/\
                kbne/5G84/+Rv+f/nL/t/5y/6/+bvuj/mLzl/5W54v+QteD/jLHg/4mu3/+Gw/X/h8H0/4m/8/+LvfH/jrvv/4u35P+MuOX/jbjo\
                /4666v+QvOz/kr7t/5TA7f+Vwe3/k7nm/5K55/+Quef/j7no/4276P+Pu+b/j7vm/4+75v+Pu+b/j7vm/4+75v+Pu+b/j7vm/5C5\
                5v+Queb/kLnm/5C55v+Queb/j7vm/4+75v+Pu+b/j7vm/4+75v+Pu+b/j7vm/4+75v+Queb/kLnm/5C55v+Queb/kLnm/4+75v+P\
                u+b/j7vm/4+75v+Pu+b/j7vm/4+75v+Pu+b/kLnm/5C55v+Queb/kLnm/5C55v8=
                """),
        Picture(
            "RGB as it is", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJT\
                UjI+WmFaUGBKUVJP/8AAEQgACwANA1IRAEcRAEIRAP/EABoAAAICAwAAAAAAAAAAAAAAAAADAQIEBQb/xAAkEAABBAAFBAMAAAAA\
                AAAAAAABAAIDEQQSIVGxExQygTOh4f/aAAwDUgBHAEIAAD8Ab0nnyeK2Gq3fbyu85RWwsrtBhZ3/ACz6bCz+fSGwMArM7hWZg42i\
                s7z7rhXZgImtovkPsDhMT1kKVCF//9k=
                """,
            pixels: """
                ibbg/4y45v+Puu7/kLnw/4206f+GrNr/f6PI/3qdvf9wjK//dJG0/3qYvP9/oMT/g6bJ/4Sg3v+EoND/hJ+8/4SerP+Enar/hJy1\
                /4Oax/+DmtP/dZbA/3eXwf96l8L/e5bB/3qTvf+GqKr/g6W3/32fyf95m9b/d5nV/3max/98nbP/fqCm/3SCn/92h6X/epCw/36a\
                u/+Ao8X/gJjN/32Wvv95kqr/d5Gd/3eSoP97lrT/f5vN/4Of3/+Brdn/hK/c/4iz4v+Mt+f/kLrs/3mXrv96mbj/fp3I/4Oj1/+I\
                quD/jrDi/5K13/+UuNz/mMj2/5jH9v+Yxfb/l8P1/5a/8v+Ou+P/kL3l/5PB6f+VxO3/lsXw/5TF8v+SxPP/kcL0/5G12f+Rttv/\
                kbne/5G84/+Rv+f/nL/t/5y/6/+bvuj/mLzl/5W54v+QteD/jLHg/4mu3/+Gw/X/h8H0/4m/8/+LvfH/jrvv/4u35P+MuOX/jbjo\
                /4666v+QvOz/kr7t/5TA7f+Vwe3/k7nm/5K55/+Quef/j7no/4276P+Pu+b/j7vm/4+75v+Pu+b/j7vm/4+75v+Pu+b/j7vm/5C5\
                5v+Queb/kLnm/5C55v+Queb/j7vm/4+75v+Pu+b/j7vm/4+75v+Pu+b/j7vm/4+75v+Queb/kLnm/5C55v+Queb/kLnm/4+75v+P\
                u+b/j7vm/4+75v+Pu+b/j7vm/4+75v+Pu+b/kLnm/5C55v+Queb/kLnm/5C55v8=
                """),
        Picture(
            "4:1:1", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
                UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
                T09PT09PT0//wAARCAALAA0DAUEAAhEBAxEB/8QAFwABAAMAAAAAAAAAAAAAAAAAAAIDBf/EACAQAAEDAgcAAAAAAAAAAAAAAAAB\
                AgMEERITITJRgbH/xAAWAQEBAQAAAAAAAAAAAAAAAAABBAX/xAAWEQEBAQAAAAAAAAAAAAAAAAAAERL/2gAMAwEAAhEDEQA/ANfI\
                ldvl04S6kmUkbUtjevdvADQiLS4ACH//2Q==
                """,
            pixels: """
                mrfh/5y54/+duuT/nbrk/5i13/+Qrdf/h6TO/4GeyP9ui7X/c5C6/3qXwf+Cn8n/iKXP/36ex/9+nsf/fp7H/32dxv97m8T/eprD\
                /3mZwv94mMH/dpa//3eXwP93l8D/dpa//3KSu/+FptH/gqPO/3ydyP93mMP/dpfC/3eYw/96m8b/fJ3I/2CBrP9lhrH/bo+6/3iZ\
                xP+Co87/dZrG/3KXw/9vlMD/bZK+/26Tv/9zmMT/eJ3J/3ugzP+Irdn/iq/b/46z3/+St+P/lbrm/2+Zw/9ynMb/dqDK/3ym0P+C\
                rNb/ibPd/4644v+Ru+X/n8nz/57I8v+dx/H/msTu/5bA6v+PuuX/kbzn/5XA6/+Yw+7/mcTv/5nE7/+Xwu3/lsHs/4u24f+Mt+L/\
                jrnk/5G85/+VwOv/kL/r/4++6v+Pvur/jbzo/4m45P+FtOD/gbDc/36t2f+VxPD/k8Lu/5HA7P+Pvur/jbzo/4q75v+Ku+b/i7zn\
                /4y96P+Ov+r/kcLt/5PE7/+UxfD/irvm/4m65f+JuuX/irvm/4y96P+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C5\
                5/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Q\
                uef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/+Quef/kLnn/5C55/8=
                """),
        Picture(
            "4:4:0", width: 13, height: 11, tolerance: 2,
            file: """
                /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxO\
                UlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
                T09PT09PT0//wAARCAALAA0DARIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAwQF/8QAIBAAAAUDBQAAAAAAAAAAAAAAAAEC\
                AxEEEhMhMlGBsf/EABYBAQEBAAAAAAAAAAAAAAAAAAAEBf/EABYRAQEBAAAAAAAAAAAAAAAAAAARAf/aAAwDAQACEQMRAD8A18Dq\
                t7unBSYoGhEVCikbSUXrPuPAwTC6/9k=
                """,
            pixels: """
                l7jh/5m64/+au+T/mrvk/5W23/+Nrtf/hKXO/36fyP9vjK7/dJGz/3uYuv+DoML/iabI/32ex/99nsf/fZ7H/3ydxv96m8T/eZrD\
                /3iZwv93mMH/eZW6/3qWu/96lrv/eZW6/3WRtv+Ep8//gaTM/3uexv92mcH/dZjA/3aZwf95nMT/e57G/2GBp/9mhqz/b4+1/3mZ\
                v/+Do8n/d5rC/3SXv/9xlLz/b5K6/3CTu/91mMD/ep3F/32gyP+LrNX/ja7X/5Gy2/+Vtt//mLni/3SXwf93msT/e57I/4Gkzv+H\
                qtT/jrHb/5O24P+WueP/osfx/6HG8P+gxe//ncLs/5m+6P+VuOL/l7rk/5u+6P+ewev/n8Ls/5/C7P+dwOr/nL/p/4604f+PteL/\
                kbfk/5S65/+Yvuv/l7zo/5a75/+Wu+f/lLnl/5C14f+Msd3/iK3Z/4Wq1v+Yw/D/lsHu/5S/7P+Sver/kLvo/5K34/+St+P/k7jk\
                /5S55f+Wu+f/mb7q/5vA7P+cwe3/jrjo/4235/+Nt+f/jrjo/5C66v+SueT/krnk/5K55P+SueT/krnk/5K55P+SueT/krnk/466\
                6/+Ouuv/jrrr/4666/+Ouuv/krnk/5K55P+SueT/krnk/5K55P+SueT/krnk/5K55P+Ouuv/jrrr/4666/+Ouuv/jrrr/5C55f+Q\
                ueX/kLnl/5C55f+QueX/kLnl/5C55f+QueX/j7np/4+56f+Puen/j7np/4+56f8=
                """),
    ]

    /// GIFs with a transparent color.
    static let gif: [Picture] = [
        Picture(
            "GIF", width: 9, height: 7, tolerance: 0,
            file: """
                R0lGODlhCQAHAIIAAJK96pC76I+654224oOmzX2cv3eTtQAAACH5BAEAAAIALAAAAAAJAAcAAAgqAAcIJECggIECCBMaPGgQIUGB\
                AAAMEBCxosWIATIGAKAxgICOAkKKFBkQADs=
                """,
            pixels: """
                jbbi/4224v+NtuL/g6bN/4Omzf99nL//d5O1/32cv/99nL//fZy//32cv/99nL//fZy//32cv/93k7X/d5O1/32cv/99nL//d5O1\
                /32cv/99nL//g6bN/4Omzf+NtuL/jbbi/5K96v+Sver/jbbi/wAAAACSver/kr3q/5K96v+Sver/kr3q/5K96v+Sver/kr3q/5K9\
                6v+Sver/kr3q/5C76P+Qu+j/kLvo/5C76P+Sver/kLvo/5C76P+Qu+j/kLvo/wAAAACQu+j/kLvo/5C76P+Qu+j/AAAAAAAAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                """),
        Picture(
            "GIF, interlaced", width: 9, height: 7, tolerance: 0,
            file: """
                R0lGODlhCQAHAIIAAJK96pC76I+654224oOmzX2cv3eTtQAAACH5BAEAAAIALAAAAAAJAAcAAAgqAAcIJECggIECCBMaPGgQIUGB\
                AAAMEBCxosWIATIGAKAxgICOAkKKFBkQADs=
                """,
            pixels: """
                jbbi/4224v+NtuL/g6bN/4Omzf99nL//d5O1/32cv/99nL//fZy//32cv/99nL//fZy//32cv/93k7X/d5O1/32cv/99nL//d5O1\
                /32cv/99nL//g6bN/4Omzf+NtuL/jbbi/5K96v+Sver/jbbi/wAAAACSver/kr3q/5K96v+Sver/kr3q/5K96v+Sver/kr3q/5K9\
                6v+Sver/kr3q/5C76P+Qu+j/kLvo/5C76P+Sver/kLvo/5C76P+Qu+j/kLvo/wAAAACQu+j/kLvo/5C76P+Qu+j/AAAAAAAAAAAA\
                AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
                """),
    ]
}
