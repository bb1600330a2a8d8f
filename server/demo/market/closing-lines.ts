import { categoryPath } from './categories'
import { technicalClosingLines } from './closing-lines.technical'
import type { ClosingLines, DemoLanguage } from './market.types'

/** Closing sentences for all sections below a root that have none of their own. */
const rootClosingLines: ClosingLines = {
  office: {
    id: [
      'Tersedia harga bertingkat untuk kontrak tahunan.',
      'Dikirim bersama pesanan alat tulis lain dalam satu surat jalan.',
      'Stok rutin, dapat dijadwalkan kirim setiap bulan.',
    ],
    en: [
      'Kept in stock all year and easy to reorder.',
      'Ships together with the rest of your stationery order.',
      'Annual call-off contracts are available.',
    ],
  },
  cleaning: {
    id: [
      'Lembar data keselamatan (MSDS) tersedia atas permintaan.',
      'Cocok untuk gedung kantor, hotel, sekolah dan rumah sakit.',
      'Petugas kebersihan dapat memakainya tanpa pelatihan khusus.',
    ],
    en: [
      'A safety data sheet comes with every first delivery.',
      'Suits offices, hotels, schools and hospitals.',
      'Our team can set up a monthly consumption plan per floor.',
    ],
  },
  safety: {
    id: [
      'Sertifikat uji disertakan untuk kebutuhan audit K3.',
      'Periksa sebelum dipakai dan ganti bila ada retak atau sobek.',
      'Stok rutin untuk kebutuhan proyek dan pabrik.',
    ],
    en: [
      'Test certificates are supplied for your safety audit.',
      'Inspect before every use and replace when damaged.',
      'Kept in stock for plants and projects.',
    ],
  },
  electrical: {
    id: [
      'Barang asli dengan kartu garansi dan label SNI.',
      'Pemasangan hendaknya dilakukan oleh teknisi listrik bersertifikat.',
      'Gambar teknis dan tabel beban tersedia atas permintaan.',
    ],
    en: [
      'Genuine goods with manufacturer warranty and SNI mark.',
      'Installation should be done by a certified electrician.',
      'Data sheets are available on request.',
    ],
  },
  tools: {
    id: [
      'Garansi resmi dan suku cadang tersedia di kota besar.',
      'Gunakan alat pelindung diri saat bekerja.',
      'Dipakai bengkel perawatan pabrik, proyek dan tambang.',
    ],
    en: [
      'Service and spare parts are available in major cities.',
      'Wear eye and hand protection while working.',
      'Trusted by plant maintenance and project teams.',
    ],
  },
  it: {
    id: [
      'Garansi resmi Indonesia, nomor seri tercantum di surat jalan.',
      'Pelabelan aset sebelum kirim dapat diminta tanpa biaya.',
      'Unit rusak saat diterima ditukar dalam tujuh hari.',
    ],
    en: [
      'Official Indonesian warranty; serial numbers are listed on the delivery note.',
      'Asset labels can be applied before shipping.',
      'Units dead on arrival are exchanged within seven days.',
    ],
  },
  pantry: {
    id: [
      'Masa simpan minimal enam bulan saat diterima.',
      'Terdaftar BPOM dan bersertifikat halal sesuai kemasan.',
      'Dapat dijadwalkan kirim setiap minggu ke pantry kantor.',
    ],
    en: [
      'Best before at least six months after delivery.',
      'Weekly deliveries to your pantry can be scheduled.',
      'Registration and halal marks are printed on the pack.',
    ],
  },
  packaging: {
    id: [
      'Cetak logo dan ukuran khusus dapat dipesan.',
      'Hemat ruang gudang karena dikirim dalam keadaan datar atau gulungan.',
      'Harga khusus untuk pemakaian rutin bulanan.',
    ],
    en: [
      'Custom sizes and printed logos can be ordered.',
      'Ships flat or on rolls to save warehouse space.',
      'Special prices apply to monthly call-offs.',
    ],
  },
  furniture: {
    id: [
      'Perakitan di lokasi tersedia untuk wilayah pengiriman kami.',
      'Garansi rangka dua tahun untuk pemakaian kantor.',
      'Waktu siap kirim tiga sampai tujuh hari kerja.',
    ],
    en: [
      'On-site assembly is available in our delivery area.',
      'Frame guaranteed for two years of office use.',
      'Ready to ship in three to seven working days.',
    ],
  },
  medical: {
    id: [
      'Nomor izin edar dan tanggal kedaluwarsa tercantum pada kemasan.',
      'Baca petunjuk pemakaian sebelum digunakan.',
      'Cocok untuk klinik perusahaan dan kotak P3K.',
    ],
    en: [
      'Registration number and expiry date are printed on the pack.',
      'Read the instructions before use.',
      'Suitable for company clinics and first-aid rooms.',
    ],
  },
}

/** Sections of cleaning, pantry, packaging and furniture for which their root's sentences would be wrong. */
const householdClosingLines: ClosingLines = {
  tableware: {
    id: [
      'Aman untuk pemakaian harian di kantin dan pantry.',
      'Pecah atau penyok saat diterima kami ganti.',
      'Melayani jumlah besar untuk acara dan kantin.',
    ],
    en: [
      'Made for daily use in canteens and pantries.',
      'Pieces damaged in transit are replaced.',
      'Larger quantities for events are welcome.',
    ],
  },
  fresh: {
    id: [
      'Diantar pagi hari dengan kendaraan berpendingin.',
      'Dikirim segar, komplain mutu dilayani di hari yang sama.',
      'Pesan paling lambat pukul 15.00 untuk kirim esok hari.',
    ],
    en: [
      'Delivered in the morning by refrigerated van.',
      'Quality claims are settled on the same day.',
      'Order by 3 pm for delivery the next day.',
    ],
  },
  'cleaning-tools': {
    id: [
      'Suku cadang dan refill tersedia terpisah.',
      'Tahan dipakai setiap hari di area publik.',
      'Mudah dibersihkan dan mudah disimpan.',
    ],
    en: [
      'Refills and spare parts are sold separately.',
      'Built for daily use in public areas.',
      'Easy to clean and easy to store.',
    ],
  },
  washroom: {
    id: [
      'Cocok untuk toilet karyawan, tamu dan area publik.',
      'Dapat dijadwalkan kirim bulanan sesuai pemakaian.',
      'Tersedia dispenser yang sesuai.',
    ],
    en: [
      'Suits staff, guest and public washrooms.',
      'Monthly deliveries can follow your consumption.',
      'Matching dispensers are available.',
    ],
  },
  waste: {
    id: [
      'Membantu pemilahan sampah sesuai aturan gedung.',
      'Kuat untuk pemakaian harian.',
      'Tersedia ukuran lain untuk setiap lantai.',
    ],
    en: [
      'Helps to keep waste streams apart.',
      'Strong enough for daily use.',
      'Other sizes are available for every floor.',
    ],
  },
  partitions: {
    id: [
      'Dikirim dalam kemasan yang aman.',
      'Tersedia warna lain untuk jumlah besar.',
      'Cocok untuk kantor, lobi dan ruang tunggu.',
    ],
    en: [
      'Packed well for long journeys.',
      'Other colours are available for larger orders.',
      'Suits offices, lobbies and waiting rooms.',
    ],
  },
  dispensers: {
    id: [
      'Sekrup dan pola bor disertakan.',
      'Isi ulangnya tersedia dari merek mana pun.',
      'Garansi satu tahun untuk pemakaian gedung.',
    ],
    en: [
      'Screws and a drilling pattern are included.',
      'Takes refills of any brand.',
      'One-year warranty for commercial use.',
    ],
  },
  'pantry-appliances': {
    id: [
      'Garansi resmi satu tahun dengan layanan di tempat.',
      'Dikirim dengan pelindung kayu ke luar Jawa.',
      'Buku petunjuk berbahasa Indonesia disertakan.',
    ],
    en: [
      'One-year official warranty with on-site service.',
      'Crated for shipping beyond Java.',
      'Comes with a manual in Indonesian and English.',
    ],
  },
  strapping: {
    id: [
      'Harga khusus untuk pemakaian rutin bulanan.',
      'Alat penarik dan klem tersedia.',
      'Stok siap kirim pada hari yang sama.',
    ],
    en: [
      'Special prices apply to monthly call-offs.',
      'Tools and seals are available.',
      'Ready to ship on the same day.',
    ],
  },
}

const LINES: ClosingLines = {
  ...rootClosingLines,
  ...technicalClosingLines,
  ...householdClosingLines,
}

/** Returns the closing sentences of the nearest category, from the given one upwards, that has any. */
export function closingLines(categoryKey: string, language: DemoLanguage): readonly string[] {
  for (const key of categoryPath(categoryKey)) {
    const lines = LINES[key]
    if (lines !== undefined) return lines[language]
  }
  throw new Error(`no closing lines for ${categoryKey}`)
}
