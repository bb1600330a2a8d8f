import * as calls from '@pasok/domain/regions/regions.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi()
  person = await api.as('owner@awal.test')
})
afterAll(() => api.drop())

const idOf = (rows: readonly { id: string; nama: string }[], name: string) => {
  const row = rows.find(({ nama }) => nama === name)
  if (!row) throw new Error(`no ${name}`)
  return row.id
}

describe('the regions', () => {
  // proves 1.3.5 1.3.6 1.7.21 1.7.22 1.7.23 1.7.24 1.7.25
  it('are available to a first-time owner, from province to postcode', async () => {
    const provinces = await person.must(calls.listProvinces, {})
    expect(provinces).toHaveLength(38)
    const cities = await person.must(calls.listCities, {
      query: { id_provinsi: idOf(provinces, 'Jawa Barat') },
    })
    expect(cities).toHaveLength(27)
    const districts = await person.must(calls.listDistricts, {
      query: { id_kota: idOf(cities, 'Kota Bandung') },
    })
    expect(districts).toHaveLength(30)
    const villages = await person.must(calls.listVillages, {
      query: { id_kecamatan: idOf(districts, 'Gedebage') },
    })
    expect(villages.map(({ nama }) => nama)).toContain('Rancabolang')
    const known = await person.must(calls.listPostcodes, {
      query: { id_kelurahan: villages[0]?.id ?? '' },
    })
    expect(known.every(({ _id, postcode }) => _id === postcode && /^\d{5}$/.test(postcode))).toBe(
      true,
    )
  })

  it('are sorted by name, numbers numerically', async () => {
    const provinces = await person.must(calls.listProvinces, {})
    const names = provinces.map(({ nama }) => nama)
    expect(names[0]).toBe('Aceh')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'id')))
    await api.pool.query(`
      insert into villages (id, district_id, name)
      values ('t10', '327301', 'Blok 10'), ('t2', '327301', 'blok 2')`)
    const villages = await person.must(calls.listVillages, { query: { id_kecamatan: '327301' } })
    const blocks = villages.map(({ nama }) => nama).filter((name) => /^blok/i.test(name))
    expect(blocks).toEqual(['blok 2', 'Blok 10'])
  })

  it('of an unknown parent are none', async () => {
    for (const id of ['99', 'x', "' or true --", '3273.01']) {
      expect(await person.must(calls.listCities, { query: { id_provinsi: id } })).toEqual([])
      expect(await person.must(calls.listDistricts, { query: { id_kota: id } })).toEqual([])
      expect(await person.must(calls.listVillages, { query: { id_kecamatan: id } })).toEqual([])
      expect(await person.must(calls.listPostcodes, { query: { id_kelurahan: id } })).toEqual([])
    }
    expect((await person.call('GET', '/api/region/kota')).status).toBe(400)
  })

  it('have no postcode of a place of the same name elsewhere', async () => {
    const of = (village: string) =>
      person.must(calls.listPostcodes, { query: { id_kelurahan: village } })
    // Sukasari is a district of Kota Bandung (40…) and another one of Subang (41254).
    expect(await of('3273011001')).toEqual([])
    const { rows } = await api.pool.query<{ city_id: string }>(`
      select city_id from districts where postcode is not null
      group by city_id having count(distinct left(postcode, 2)) > 1`)
    expect(rows.length).toBeLessThan(10)
  })

  it('have a postcode only where the district has one', async () => {
    const [row] = (
      await api.pool.query<{ village: string }>(`
        select villages.id as village from villages
        join districts on districts.id = district_id where postcode is null limit 1`)
    ).rows
    expect(
      await person.must(calls.listPostcodes, { query: { id_kelurahan: row?.village ?? '' } }),
    ).toEqual([])
    const [known] = (
      await api.pool.query<{ village: string; postcode: string }>(`
        select villages.id as village, postcode from villages
        join districts on districts.id = district_id where postcode is not null limit 1`)
    ).rows
    expect(
      await person.must(calls.listPostcodes, { query: { id_kelurahan: known?.village ?? '' } }),
    ).toEqual([{ _id: known?.postcode, postcode: known?.postcode }])
  })
})
