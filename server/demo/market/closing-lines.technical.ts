import type { ClosingLines } from './market.types'

/** Sections of safety, electrical goods, tools and IT for which their root's sentences would be wrong. */
export const technicalClosingLines: ClosingLines = {
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
      'Ukuran lain tersedia atas permintaan.',
    ],
    en: [
      'Used by installers in offices and plants.',
      'Fluke test reports are available for projects.',
      'Other sizes are available on request.',
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
  'hand-protection': {
    id: [
      'Penukaran ukuran dilayani dalam tujuh hari selama belum dipakai.',
      'Periksa sebelum dipakai dan ganti bila sobek.',
      'Sertifikat uji disertakan untuk kebutuhan audit K3.',
    ],
    en: [
      'Sizes can be exchanged within seven days if unused.',
      'Inspect before every use and replace when torn.',
      'Test certificates are supplied for your safety audit.',
    ],
  },
  'foot-protection': {
    id: [
      'Penukaran ukuran dilayani dalam tujuh hari selama belum dipakai.',
      'Uji ukur di lokasi tersedia untuk pesanan besar.',
      'Sertifikat uji disertakan untuk kebutuhan audit K3.',
    ],
    en: [
      'Sizes can be exchanged within seven days if unused.',
      'Fitting on site can be arranged for larger orders.',
      'Test certificates are supplied for your safety audit.',
    ],
  },
  'body-protection': {
    id: [
      'Penukaran ukuran dilayani dalam tujuh hari selama belum dipakai.',
      'Sablon dan bordir logo dapat dipesan.',
      'Cuci terpisah agar warnanya tahan lama.',
    ],
    en: [
      'Sizes can be exchanged within seven days if unused.',
      'Logos can be printed or embroidered.',
      'Wash separately to keep the colour.',
    ],
  },
  lighting: {
    id: [
      'Barang asli dengan kartu garansi dan label SNI.',
      'Matikan listrik sebelum mengganti lampu.',
      'Perhitungan kebutuhan cahaya per ruang tersedia atas permintaan.',
    ],
    en: [
      'Genuine goods with manufacturer warranty and SNI mark.',
      'Switch the power off before replacing.',
      'Light calculations per room are available on request.',
    ],
  },
  'cable-accessories': {
    id: [
      'Stok tetap untuk panel dan perawatan gedung.',
      'Tersedia ukuran lain atas permintaan.',
      'Contoh barang dapat dikirim sebelum pesanan besar.',
    ],
    en: [
      'Kept in stock for panels and building maintenance.',
      'Other sizes are available on request.',
      'Samples can be sent before larger orders.',
    ],
  },
  extension: {
    id: [
      'Barang asli dengan kartu garansi dan label SNI.',
      'Jangan melebihi beban pada label.',
      'Cocok untuk meja kerja dan ruang rapat.',
    ],
    en: [
      'Genuine goods with manufacturer warranty and SNI mark.',
      'Do not exceed the load on the label.',
      'Suits desks and meeting rooms.',
    ],
  },
  ventilation: {
    id: [
      'Garansi motor tiga tahun.',
      'Suku cadang tersedia di kota besar.',
      'Pemasangan oleh teknisi kami dapat dipesan.',
    ],
    en: [
      'Motor guaranteed for three years.',
      'Spare parts are available in major cities.',
      'Our technicians can install it for you.',
    ],
  },
}
