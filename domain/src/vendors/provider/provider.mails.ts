import type { MailWords } from '../../kernel/mails'

export const applicationDeclinedMail = {
  subject: {
    en: 'Pasok could not accept {{company}}',
    id: 'Pasok belum dapat menerima {{company}}',
  },
  heading: { en: 'About {{company}}', id: 'Tentang {{company}}' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'Thank you for your interest in selling on Pasok. We could not accept {{company}}, for this reason:',
      id: 'Terima kasih atas minat Anda berjualan di Pasok. Kami belum dapat menerima {{company}}, dengan alasan berikut:',
    },
    { en: '{{reason}}', id: '{{reason}}' },
    {
      en: 'Once that has changed, ask {{inviter}} for another invitation.',
      id: 'Bila hal itu sudah berubah, minta undangan baru dari {{inviter}}.',
    },
  ],
} as const satisfies MailWords

/** Sent to the new and the former owner of a vendor after a change of ownership. */
export const vendorGivenMail = {
  subject: { en: 'You are now the owner of {{company}}', id: 'Anda kini pemilik {{company}}' },
  heading: { en: 'You are now the owner', id: 'Anda kini menjadi pemilik' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: '{{other}} transferred the ownership of {{company}} to you. From now on you manage its team at Pasok.',
      id: '{{other}} mengalihkan kepemilikan {{company}} kepada Anda. Mulai sekarang Anda mengelola timnya di Pasok.',
    },
  ],
  button: { en: 'Open the team', id: 'Buka tim' },
} as const satisfies MailWords

export const vendorReceivedMail = {
  subject: {
    en: '{{company}} has a new owner',
    id: '{{company}} kini memiliki pemilik baru',
  },
  heading: { en: 'The ownership was transferred', id: 'Kepemilikan telah dialihkan' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'You transferred the ownership of {{company}} to {{other}}, who manages its team from now on. Otherwise your account does not change. If this was not you, notify {{other}} immediately.',
      id: 'Anda mengalihkan kepemilikan {{company}} kepada {{other}}, yang mengelola timnya mulai sekarang. Selain itu, akun Anda tidak berubah. Bila bukan Anda, segera beri tahu {{other}}.',
    },
  ],
} as const satisfies MailWords

/** Sent to the owner of a new vendor, who has no password yet. */
export const vendorOwnerMail = {
  subject: {
    en: '{{company}} can now sell on Pasok',
    id: '{{company}} kini dapat berjualan di Pasok',
  },
  heading: { en: 'Welcome to Pasok, {{company}}', id: 'Selamat datang di Pasok, {{company}}' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'A vendor portal was opened for {{company}}, with you as its owner. Set a password first, then sign in at {{publicUrl}}/vendor with this email address: {{email}}',
      id: 'Portal vendor telah dibuka untuk {{company}}, dengan Anda sebagai pemiliknya. Atur kata sandi dahulu, lalu masuk di {{publicUrl}}/vendor dengan alamat email ini: {{email}}',
    },
  ],
  button: { en: 'Set a password', id: 'Atur kata sandi' },
  note: {
    en: 'The link can be used once and is valid for three days. After that, request a new one with “Forgot password” on the sign-in page.',
    id: 'Tautan ini berlaku tiga hari, untuk satu kali pakai. Setelah itu, minta tautan baru lewat “Lupa kata sandi” di halaman masuk.',
  },
} as const satisfies MailWords

/** Sent to a new member of a vendor's team, who has no password yet. */
export const vendorMemberMail = {
  ...vendorOwnerMail,
  subject: { en: 'Your {{company}} account at Pasok', id: 'Akun {{company}} Anda di Pasok' },
  heading: { en: 'Welcome to {{company}}', id: 'Selamat datang di {{company}}' },
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'You have an account of {{company}} at Pasok. Set a password first, then sign in at {{publicUrl}}/vendor with this email address: {{email}}',
      id: 'Anda memiliki akun {{company}} di Pasok. Atur kata sandi dahulu, lalu masuk di {{publicUrl}}/vendor dengan alamat email ini: {{email}}',
    },
  ],
} as const satisfies MailWords

/** Sent to the new and the former owner of a vendor after the provider changed it. */
export const vendorOwnerMadeMail = {
  ...vendorGivenMail,
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'Pasok transferred the ownership of {{company}} from {{other}} to you. From now on you manage its team.',
      id: 'Pasok mengalihkan kepemilikan {{company}} dari {{other}} kepada Anda. Mulai sekarang Anda mengelola timnya.',
    },
  ],
} as const satisfies MailWords

export const vendorOwnerUnmadeMail = {
  ...vendorReceivedMail,
  lines: [
    { en: 'Hello {{name}},', id: 'Halo {{name}},' },
    {
      en: 'Pasok transferred the ownership of {{company}} to {{other}}, who manages its team from now on. Otherwise your account does not change.',
      id: 'Pasok mengalihkan kepemilikan {{company}} kepada {{other}}, yang mengelola timnya mulai sekarang. Selain itu, akun Anda tidak berubah.',
    },
  ],
  note: {
    en: 'If you did not expect this, contact your company or the provider of the platform.',
    id: 'Jika Anda tidak mengetahui perubahan ini, hubungi perusahaan Anda atau penyedia platform.',
  },
} as const satisfies MailWords
