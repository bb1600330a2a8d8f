import { MAJUS, OF_MAJU, SINARS } from './callers.live'

/** The files, and who gets a link to each from some endpoint, listed independently of the server's rules. */
export const LINKED_TO = {
  'a legal document of a company': ['Owner', 'Provider'],
  'the proof of a down payment': [
    'Owner',
    'Purchasing',
    'Approver',
    'Receiving',
    'Finance',
    'A role without messages',
    'Owner of another vendor',
  ],
  'the proof of a transfer to the platform': ['Owner', 'Finance', 'Provider'],
  'the proof of a transfer to a vendor': ['Owner', 'Finance', ...SINARS],
  'an attachment of a message': [...MAJUS, ...SINARS],
  'a report requested by the owner': ['Owner'],
  'a file uploaded by a company': OF_MAJU,
  'the PDF of an order, sent by mail': [],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Linked = keyof typeof LINKED_TO
