/**
 * The files of a paste, where they are what is meant: a spreadsheet puts a picture of its cells beside
 * their text. The text beside files that were copied in a folder is their names.
 */
export function pastedFiles(clipboard: DataTransfer | null): File[] {
  const files = [...(clipboard?.files ?? [])]
  const lines = clipboard?.getData('text/plain').split(/[\r\n]+/) ?? []
  const isName = (line: string) => files.some(({ name }) => line.endsWith(name))
  return lines.every((line) => line.trim() === '' || isName(line)) ? files : []
}
