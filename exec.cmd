@rem Windows has no exec: the scripts of package.json run the program instead of becoming it.
@%*
