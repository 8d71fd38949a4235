const faults: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EISDIR: 'is a folder',
  EEXIST: 'is a file',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many open files',
  ENOSPC: 'no space left on the device',
  EROFS: 'the file system is read-only',
}

/** What went wrong with a file, in a few words. */
export function faultOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return (code !== undefined && faults[code]) || message
}
