import type { Paper } from '@pasok/domain/kernel/paper'

/** Makes PDF files, one after the other, while everything else goes on. */
export interface PdfPort {
  /** @throws whatever went wrong with this paper: those after it are made all the same. */
  render(paper: Paper): Promise<Uint8Array>
  /** Ends what makes them, once the last that was asked for is made. */
  close(): Promise<void>
}
