/** What is used of the library that pdfmake reads fonts with. */
declare module 'fontkit' {
  interface Font {
    /** Code points. */
    characterSet: number[]
  }
  export function create(file: Buffer): Font
}
