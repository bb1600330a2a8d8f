import type { ClosingLines } from './market.types'

/** Shelves of which the lines of their root would be wrong. */
export const shelfClosingLines: ClosingLines = {
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
      'Ringan di tangan petugas dan mudah disimpan.',
    ],
    en: [
      'Refills and spare parts are sold separately.',
      'Built for daily use in public areas.',
      'Light in the hand and easy to store.',
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
  'site-safety': {
    id: [
      'Membantu memenuhi persyaratan K3 di lokasi kerja.',
      'Warna tidak cepat pudar di bawah matahari.',
      'Tulisan dan logo khusus dapat dipesan.',
    ],
    en: [
      'Helps to meet site safety requirements.',
      'Colours resist fading in the sun.',
      'Custom texts and logos can be ordered.',
    ],
  },
  'fire-safety': {
    id: [
      'Kartu pemeriksaan bulanan sudah termasuk.',
      'Layanan isi ulang dan uji tekan tersedia.',
      'Pemasangan dan pelatihan singkat dapat diatur.',
    ],
    en: [
      'A monthly inspection card is included.',
      'Refill and pressure tests are available.',
      'Mounting and short training can be arranged.',
    ],
  },
  batteries: {
    id: [
      'Tanggal produksi terbaru, masa simpan panjang.',
      'Kumpulkan baterai bekas di tempat khusus.',
      'Dikemas agar kutub tidak saling bersentuhan.',
    ],
    en: [
      'Fresh production date and a long shelf life.',
      'Collect used cells separately.',
      'Packed so that terminals cannot touch.',
    ],
  },
  fasteners: {
    id: [
      'Contoh barang dapat dikirim sebelum pemesanan besar.',
      'Ukuran lain tersedia atas permintaan.',
      'Sertifikat bahan tersedia untuk proyek.',
    ],
    en: [
      'Samples can be sent before larger orders.',
      'Other sizes are available on request.',
      'Material certificates are available for projects.',
    ],
  },
  'building-materials': {
    id: [
      'Aduk atau kocok sebelum dipakai dan tutup rapat setelahnya.',
      'Petunjuk pemakaian tercantum pada kemasan.',
      'Harga proyek tersedia untuk jumlah besar.',
    ],
    en: [
      'Stir or shake before use and close well afterwards.',
      'Instructions are printed on the pack.',
      'Project prices apply to larger quantities.',
    ],
  },
  plumbing: {
    id: [
      'Sesuai ukuran sambungan yang umum di Indonesia.',
      'Bebas bocor pada tekanan kerja yang disarankan.',
      'Stok tetap untuk perawatan gedung.',
    ],
    en: [
      'Fits the connections common in Indonesia.',
      'Tight at the recommended working pressure.',
      'Kept in stock for building maintenance.',
    ],
  },
  access: {
    id: [
      'Beban maksimum tercantum pada label.',
      'Periksa kunci dan roda sebelum dipakai.',
      'Dikirim utuh dan siap pakai.',
    ],
    en: [
      'The maximum load is printed on the label.',
      'Check locks and wheels before use.',
      'Ships assembled and ready to use.',
    ],
  },
  'ink-toner': {
    id: [
      'Segel dan hologram asli pada kemasan.',
      'Dikirim dengan pelindung agar tidak bocor.',
      'Kartrid kosong dapat dititipkan untuk didaur ulang.',
    ],
    en: [
      'Sealed pack with a genuine hologram.',
      'Shipped upright and protected against leaks.',
      'Empty cartridges can be handed back for recycling.',
    ],
  },
  'network-cabling': {
    id: [
      'Dipakai instalatir jaringan kantor dan pabrik.',
      'Laporan uji Fluke tersedia untuk proyek.',
      'Ukuran panjang lain tersedia atas permintaan.',
    ],
    en: [
      'Used by installers in offices and plants.',
      'Fluke test reports are available for projects.',
      'Other lengths are available on request.',
    ],
  },
  'computer-cables': {
    id: [
      'Garansi ganti baru satu tahun.',
      'Konektor rapat dan tidak mudah longgar.',
      'Tersedia panjang lain.',
    ],
    en: [
      'One-year replacement warranty.',
      'Connectors sit firmly and stay put.',
      'Other lengths are available.',
    ],
  },
  partitions: {
    id: [
      'Dikirim dengan perlengkapan pemasangan.',
      'Tersedia warna lain untuk jumlah besar.',
      'Cocok untuk kantor, lobi dan ruang tunggu.',
    ],
    en: [
      'Mounting material is included.',
      'Other colours are available for larger orders.',
      'Suits offices, lobbies and waiting rooms.',
    ],
  },
}
