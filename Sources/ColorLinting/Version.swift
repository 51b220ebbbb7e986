/// The program's version. <https://semver.org>
package let version = "0.1.0"
