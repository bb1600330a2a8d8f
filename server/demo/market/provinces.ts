/** Provinces by island group, with the names of idn-area-data 4.0.1. */
export const JAKARTA = 'Daerah Khusus Ibukota Jakarta'
export const YOGYAKARTA = 'Daerah Istimewa Yogyakarta'
export const SUMATRA = [
  'Aceh',
  'Sumatera Utara',
  'Sumatera Barat',
  'Riau',
  'Jambi',
  'Sumatera Selatan',
  'Bengkulu',
  'Lampung',
  'Kepulauan Bangka Belitung',
  'Kepulauan Riau',
] as const
export const JAVA = [
  JAKARTA,
  'Jawa Barat',
  'Jawa Tengah',
  YOGYAKARTA,
  'Jawa Timur',
  'Banten',
] as const
export const KALIMANTAN = [
  'Kalimantan Barat',
  'Kalimantan Tengah',
  'Kalimantan Selatan',
  'Kalimantan Timur',
  'Kalimantan Utara',
] as const
export const SULAWESI = [
  'Sulawesi Utara',
  'Sulawesi Tengah',
  'Sulawesi Selatan',
  'Sulawesi Tenggara',
  'Gorontalo',
  'Sulawesi Barat',
] as const
export const LESSER_SUNDA = ['Bali', 'Nusa Tenggara Barat', 'Nusa Tenggara Timur'] as const
export const EAST = [
  'Maluku',
  'Maluku Utara',
  'Papua',
  'Papua Barat',
  'Papua Selatan',
  'Papua Tengah',
  'Papua Pegunungan',
  'Papua Barat Daya',
] as const
export const EVERYWHERE = [
  ...SUMATRA,
  ...JAVA,
  ...LESSER_SUNDA,
  ...KALIMANTAN,
  ...SULAWESI,
  ...EAST,
] as const

/** Cities of West Java that vendors without a branch there reach within two days. */
export const WEST_JAVA_CITIES = [
  'Kota Bandung',
  'Kabupaten Bandung',
  'Kota Cimahi',
  'Kota Bekasi',
  'Kota Depok',
  'Kota Bogor',
  'Kota Cirebon',
] as const
