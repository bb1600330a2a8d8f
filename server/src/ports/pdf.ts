import type { Paper } from '@pasok/domain/kernel/paper'

/** Renders PDF files one after another, without blocking other work. */
export interface PdfPort {
  /** @throws any error of this document; later documents are not affected. */
  render(paper: Paper): Promise<Uint8Array>
  /** Stops the renderer after the last requested document. */
  close(): Promise<void>
}
