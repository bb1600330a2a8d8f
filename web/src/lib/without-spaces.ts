/** Returns the file under a name without spaces (Spec 1 §5, Spec 2 §5). */
export function withoutSpaces(file: File): File {
  const name = file.name.replace(/\s/g, '')
  return name === file.name ? file : new File([file], name, { type: file.type })
}
