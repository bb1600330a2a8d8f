import type { ClosingLines } from './market.types'

/** Shelves of cleaning, pantry, packaging and furniture of which the lines of their root would be wrong. */
export const householdClosingLines: ClosingLines = {
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
