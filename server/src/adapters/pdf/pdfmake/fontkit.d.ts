/** The part of the library (used by pdfmake to read fonts) that the application uses. */
declare module 'fontkit' {
  interface Font {
    /** Code points. */
    characterSet: number[]
  }
  export function create(file: Buffer): Font
}
