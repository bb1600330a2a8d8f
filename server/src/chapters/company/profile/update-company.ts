import { areDocumentsOpen, canEditCompany } from '@pasok/domain/company/company.abilities'
import { DEFAULT_COUNTRY } from '@pasok/domain/company/company.constants'
import { companyErrors } from '@pasok/domain/company/company.errors'
import type { CompanyDetail } from '@pasok/domain/company/company.model'
import {
  type DetailInput,
  type DetailProblem,
  isOnlyMissing,
  isOnlyOfWizard,
  listDetailProblems,
  PLACE_FIELDS,
} from '@pasok/domain/company/company.rules'
import { ruleError, failure, getFound, notFound, refuseFields } from '@pasok/domain/kernel/errors'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import type { Trx } from '../../../db/db'
import type { BuyerWork } from '../../../db/move'
import type { BuyerScope } from '../../../db/scope'
import { findRegisteredRow, type RegisteredRow } from '../addresses/addresses.store'
import {
  columnsOf,
  type CompanyBody,
  differencesOf,
  givenOf,
  wordsOfCompany,
} from './changed-columns'
import { carryDrafts } from '../documents/document-drafts.store'
import { findOption } from '../masters/masters.store'
import { presentCompany } from '../company.present'
import {
  type BuyerColumns,
  type BuyerRow,
  findBuyer,
  lockBuyer,
  updateBuyer,
} from '../company.store'
import { assertRegions, savePlace } from '../addresses/save-place'

/**
 * Locks the company until the transaction ends, for a user who may edit it. @throws AppError `forbidden`;
 * `not_found`.
 */
export async function lockForEdit(work: BuyerWork): Promise<BuyerRow> {
  const buyer = getFound(await lockBuyer(work.trx, work.scope))
  if (!canEditCompany(work.actor, buyer.verification_status))
    throw failure('forbidden', work.actor.isOwner ? {} : { text: companyErrors.ownerOnly })
  return buyer
}

/**
 * Changes a company's details: all of wizard step 1 until the wizard is completed, later only the fields that a
 * dialog sends (Spec 1 §5).
 * 1. Locks the company and checks its version.
 * 2. Checks the details and the regions.
 * 3. Saves the registered address and the columns.
 * 4. Copies document drafts when the type changed.
 * 5. Writes the audit entries. @throws AppError `stale_version`; `rule` with a problem per field; `forbidden`;
 *    `not_found` for another company's `_id`.
 */
export async function updateCompany(work: BuyerWork, body: CompanyBody): Promise<CompanyDetail> {
  const { trx, scope } = work
  if (body._id !== undefined && body._id !== scope.id) throw notFound('_id')
  const buyer = await lockForEdit(work)
  assertSeen(buyer, body.version, 'company.')
  const current = await findRegisteredRow(trx, scope)
  const wanted = { ...detailOf(buyer, current), ...givenOf(body) }
  const isPlaceGiven = PLACE_FIELDS.some((field) => body[field] !== undefined)
  assertDetail(buyer, body, wanted, isPlaceGiven)
  const columns = { ...columnsOf(body), ...(await chosen(work, buyer, body)) }
  if (isPlaceGiven) await assertRegions(work, wanted)

  const called = { name: columns.name ?? buyer.name, phone: columns.phone ?? buyer.phone }
  const moved = isPlaceGiven ? await savePlace(work, { buyer, current }, wanted, called) : undefined
  if (!moved && !differencesOf(buyer, columns)) return presentCompany(buyer, current)

  await updateBuyer(trx, scope, { ...columns, updated_at: work.now })
  if (columns.type_id && columns.type_id !== buyer.type_id)
    await carryDrafts(trx, scope, columns.type_id)
  const saved = getFound(await findBuyer(trx, scope))
  const place = moved ? await findRegisteredRow(trx, scope) : current
  await writeAudit(
    work,
    {
      action: 'company.update',
      subject: 'company',
      subjectId: scope.id,
      ...differencesOf(wordsOfCompany(buyer, current), wordsOfCompany(saved, place)),
    },
    ...(moved ?? []),
  )
  return presentCompany(saved, place)
}

/** Until the wizard is completed, all of step 1 is required; later only the sent fields are checked. */
function assertDetail(
  buyer: BuyerRow,
  body: CompanyBody,
  wanted: DetailInput,
  isPlaceGiven: boolean,
): void {
  if (body.country_id !== undefined && body.country_id !== DEFAULT_COUNTRY.id)
    throw ruleError(companyErrors.countryRequired, {}, 'country_id')
  const isInWizard = buyer.submitted_at === null
  const looked = isInWizard ? wanted : { ...givenOf(body), ...(isPlaceGiven && placeOf(wanted)) }
  const isLeftOut = isInWizard ? isOnlyMissing : isOnlyOfWizard
  assertSoundDetail(listDetailProblems(looked).filter((problem) => !isLeftOut(problem)))
}

const placeOf = (detail: DetailInput): Partial<DetailInput> =>
  Object.fromEntries(PLACE_FIELDS.map((field) => [field, detail[field]]))

/** Returns the ids of the chosen options. An inactive option can remain selected but cannot be chosen. */
async function chosen(work: BuyerWork, buyer: BuyerRow, body: CompanyBody): Promise<BuyerColumns> {
  const columns: BuyerColumns = {}
  if (body.category !== undefined)
    columns.category_id = await optionId(work, 'company_categories', body.category, buyer)
  if (body.type !== undefined) {
    columns.type_id = await optionId(work, 'company_types', body.type, buyer)
    if (columns.type_id !== buyer.type_id && !areDocumentsOpen(buyer.verification_status))
      throw ruleError(companyErrors.typeClosed, {}, 'type')
  }
  return columns
}

async function optionId(
  work: BuyerWork,
  table: 'company_categories' | 'company_types',
  idOrName: string,
  buyer: BuyerRow,
): Promise<string | null> {
  if (idOrName === '') return null
  const isType = table === 'company_types'
  const option = await findOption(work.trx, work.scope, table, idOrName)
  const current = isType ? buyer.type_id : buyer.category_id
  if (option && (option.active || option.id === current)) return option.id
  throw isType
    ? ruleError(companyErrors.typeUnknown, {}, 'type')
    : ruleError(companyErrors.categoryUnknown, {}, 'category')
}

function detailOf(buyer: BuyerRow, place: RegisteredRow | undefined): DetailInput {
  return {
    phone: buyer.phone,
    whatsapp: buyer.whatsapp,
    category: buyer.category_id ?? '',
    type: buyer.type_id ?? '',
    province_id: place?.province_id ?? '',
    city_id: place?.city_id ?? '',
    subdistrict_id: place?.district_id ?? '',
    village_id: place?.village_id ?? '',
    postcode: place?.postcode ?? '',
    street: place?.street ?? '',
    name: buyer.name,
    technical_contact: buyer.technical_contact,
    website: buyer.website,
    instagram: buyer.instagram,
    facebook: buyer.facebook,
    twitter: buyer.twitter,
  }
}

/** @throws AppError `rule` with a problem per invalid field. */
const assertSoundDetail = (problems: readonly DetailProblem[]): void =>
  refuseFields(problems.map(({ field, error }) => ({ field, text: companyErrors[error] })))

/**
 * Asserts that the company's details satisfy step 1 of the wizard (Spec 1 §5), as required for submission to
 * the provider. @throws AppError `rule` with a problem per missing or invalid field; `not_found`.
 */
export async function assertDetailComplete(trx: Trx, scope: BuyerScope): Promise<void> {
  const buyer = getFound(await findBuyer(trx, scope))
  const place = await findRegisteredRow(trx, scope)
  const problems = listDetailProblems(detailOf(buyer, place))
  assertSoundDetail(problems.filter((problem) => !isOnlyMissing(problem)))
}
