/**
 * Returns the files of a paste if they are its content. Spreadsheets add a picture of the cells to the text;
 * for files copied in a folder, the text is only their names.
 */
export function pastedFiles(clipboard: DataTransfer | null): File[] {
  const files = [...(clipboard?.files ?? [])]
  const lines = clipboard?.getData('text/plain').split(/[\r\n]+/) ?? []
  const isName = (line: string) => files.some(({ name }) => line.endsWith(name))
  return lines.every((line) => line.trim() === '' || isName(line)) ? files : []
}
