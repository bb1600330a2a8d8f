import {
  providerActionsOn,
  companyStageOf,
  type CompanyToDecide,
} from '@pasok/domain/company/company.abilities'
import type { CompanyDetail, LegalDocument } from '@pasok/domain/company/company.model'
import type {
  CompanyFile,
  CompanyRow,
  CompanyStage,
} from '@pasok/domain/company/provider/provider.model'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import type { CompanyRecord, CompanyUserRow } from './companies.store'
import type { BuyerRow } from '../company.store'

const iso = (at: Date | null) => at?.toISOString() ?? null

export function presentCompanyRow(row: CompanyRecord, stage: CompanyStage): CompanyRow {
  return {
    _id: row.id,
    legal_name: row.legal_name,
    name: row.name,
    company_code: row.company_code,
    standing: stage,
    type_value: row.type_name ?? '',
    city: row.city ?? '',
    owner_name: row.owner_name ?? '',
    owner_email: row.owner_email ?? '',
    email_verified: row.email_verified_at !== null,
    created_at: row.created_at.toISOString(),
    submitted_at: iso(row.submitted_at),
    decided_at: iso(row.decided_at),
  }
}

/** Returns the facts for a decision on a company, which the screen and the server both check. */
export function toDecide(buyer: BuyerRow, users: readonly CompanyUserRow[]): CompanyToDecide {
  const owner = users.find(({ is_owner }) => is_owner)
  return {
    state: buyer.verification_status,
    isSubmitted: buyer.submitted_at !== null,
    isEmailVerified: Boolean(owner?.email_verified_at),
    otherUsers: users.filter(({ is_owner, status }) => !is_owner && status === 'ACTIVE').length,
  }
}

interface FileParts {
  buyer: BuyerRow
  detail: CompanyDetail
  documents: LegalDocument[]
  users: readonly CompanyUserRow[]
  statuses: StatusEntry[]
}

/** Presents a company with everything that a decision needs. */
export function presentCompanyFile(parts: FileParts): CompanyFile {
  const { buyer, detail, users } = parts
  const owner = users.find(({ is_owner }) => is_owner)
  const company = toDecide(buyer, users)
  return {
    _id: buyer.id,
    legal_name: buyer.legal_name,
    name: buyer.name,
    company_code: buyer.company_code,
    standing: companyStageOf(company),
    type_value: detail.type_value,
    city: detail.city,
    owner_name: owner?.full_name ?? '',
    owner_email: owner?.email ?? '',
    email_verified: company.isEmailVerified,
    created_at: buyer.created_at.toISOString(),
    submitted_at: iso(buyer.submitted_at),
    decided_at: iso(buyer.decided_at),
    detail,
    legal_documents: parts.documents,
    users: users.map((user) => ({
      _id: user.id,
      fullname: user.full_name,
      email: user.email,
      role_name: user.role_name ?? '',
      status: user.status,
      is_owner: user.is_owner,
      last_login_time: iso(user.last_sign_in_at),
    })),
    statuses: parts.statuses,
    version: buyer.version,
    actions: providerActionsOn(company),
  }
}
