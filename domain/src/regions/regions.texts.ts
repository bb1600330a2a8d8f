import { defineTexts } from '../kernel/texts'

/** Spec 1 §5, Address: from the country down to the zip code. */
export const regionsTexts = defineTexts({
  country: { en: 'Country', id: 'Negara' },
  province: { en: 'Province', id: 'Provinsi' },
  city: { en: 'City', id: 'Kota' },
  subdistrict: { en: 'Sub District', id: 'Kecamatan' },
  village: { en: 'Village', id: 'Kelurahan' },
  postcode: { en: 'Zip Code', id: 'Kode Pos' },
  street: { en: 'Street', id: 'Jalan' },
  choose: { en: 'Type to search', id: 'Ketik untuk mencari' },
  clear: { en: 'Clear {{name}}', id: 'Kosongkan {{name}}' },
  afterCountry: { en: 'Choose the country first', id: 'Pilih negara terlebih dahulu' },
  afterProvince: { en: 'Choose the province first', id: 'Pilih provinsi terlebih dahulu' },
  afterCity: { en: 'Choose the city first', id: 'Pilih kota terlebih dahulu' },
  afterSubdistrict: { en: 'Choose the sub district first', id: 'Pilih kecamatan terlebih dahulu' },
  afterVillage: { en: 'Choose the village first', id: 'Pilih kelurahan terlebih dahulu' },
  loading: { en: 'Loading…', id: 'Memuat…' },
  nothing: { en: 'Nothing found', id: 'Tidak ditemukan' },
  postcodeHelp: {
    en: 'The zip code of this village is not known yet. Enter its five digits.',
    id: 'Kode pos kelurahan ini belum diketahui. Isi lima digitnya.',
  },
  postcodeChoose: { en: 'Choose a zip code', id: 'Pilih kode pos' },
  postcodeOther: { en: 'Another zip code…', id: 'Kode pos lain…' },
  postcodeTyped: { en: 'Five digits', id: 'Lima digit' },
  postcodeKnown: { en: 'Choose from the list', id: 'Pilih dari daftar' },
  streetHelp: {
    en: 'Street, number, building, floor',
    id: 'Jalan, nomor, gedung, lantai',
  },
})
