"""Zip files that depend on nothing but their contents and the date: the same input gives the same bytes."""
import time
import zipfile


def write_zip(path, files, date):
    """Writes the files to a zip file, in the order of their names. `files` maps a name to its bytes and whether it is executable;
    `date` is in seconds since 1970 and, as in any zip file, not before 1980."""
    stamp = time.gmtime(max(date, 315532800))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files, key=lambda name: (name.split("/")[0].endswith(".dist-info"), name)):
            data, executable = files[name]
            entry = zipfile.ZipInfo(name, stamp)
            entry.create_system = 3  # Unix, so that the mode counts
            entry.external_attr = (0o100755 if executable else 0o100644) << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
