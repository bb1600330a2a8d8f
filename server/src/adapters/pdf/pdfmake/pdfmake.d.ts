/** The part of the library that the application uses. Its own types would add browser types to every file. */
declare module 'pdfmake' {
  type Width = number | '*' | 'auto'

  interface Layout {
    hLineWidth?(line: number): number
    vLineWidth?(line: number): number
    hLineColor?(line: number): string
    vLineColor?(line: number): string
    paddingLeft?(column: number): number
    paddingRight?(column: number): number
    paddingTop?(row: number): number
    paddingBottom?(row: number): number
  }

  interface Table {
    widths: Width[]
    body: Content[][]
    headerRows?: number
    keepWithHeaderRows?: number
    dontBreakRows?: boolean
  }

  interface Style {
    fontSize?: number
    lineHeight?: number
    bold?: boolean
    color?: string
    alignment?: 'left' | 'right'
    /** Points: left, top, right, bottom. */
    margin?: [number, number, number, number]
    noWrap?: boolean
    wordBreak?: 'break-all'
  }

  export interface Content extends Style {
    text?: string | Content[]
    font?: string
    stack?: Content[]
    columns?: Content[]
    columnGap?: number
    table?: Table
    layout?: Layout
    width?: Width
    colSpan?: number
    unbreakable?: boolean
  }

  export interface DocumentDefinition {
    pageSize: 'A4'
    /** Points: left, top, right, bottom. */
    pageMargins: [number, number, number, number]
    language: string
    info: { title: string; creator: string; producer: string }
    defaultStyle: Style & { font: string }
    header: () => Content
    footer: (page: number, pages: number) => Content
    content: Content[]
  }

  interface FontFiles {
    normal: string
    bold: string
    italics: string
    bolditalics: string
  }

  interface Pdfmake {
    virtualfs: {
      writeFileSync(path: string, content: Buffer): void
      readFileSync(path: string): Buffer
    }
    setFonts(fonts: Record<string, FontFiles>): void
    setUrlAccessPolicy(mayRead: (url: string) => boolean): void
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void
    createPdf(document: DocumentDefinition): { getBuffer(): Promise<Buffer> }
  }

  const pdfmake: Pdfmake
  export default pdfmake
}
