const KILOBYTE = 1024

/** The size of a file as people read it: `340 KB`, `2,4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} B`
  const kilobytes = bytes / KILOBYTE
  // What would round to 1024 KB is a megabyte.
  if (Math.round(kilobytes) < KILOBYTE) return `${Math.round(kilobytes)} KB`
  return `${(kilobytes / KILOBYTE).toFixed(1).replace('.', ',')} MB`
}
