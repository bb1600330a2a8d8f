import * as calls from '@pasok/domain/company/company.contract'
import { endpoint } from '../../http/endpoint'
import { listCategoryOptions, listTypeOptions } from './company.masters.queries'
import {
  getCompanyDetail,
  getProgress,
  listDocumentDrafts,
  listLegalDocuments,
} from './company.queries'
import { resubmitCompany } from './decide-company'
import { saveDocumentDraft } from './save-document-draft'
import { saveLegalDocuments } from './save-legal-documents'
import { updateCompany } from './update-company'

export const companyEndpoints = [
  endpoint(calls.getCompany, async ({ db, scope, actor, ports }) => ({
    data: {
      ...(await getCompanyDetail(db, scope)),
      // Its name and address are for everybody in it; its papers are not.
      legal_documents: actor.features.has('company.read')
        ? await listLegalDocuments(db, actor)
        : [],
      legal_document_drafts: actor.features.has('company.read')
        ? await listDocumentDrafts(db, scope)
        : [],
      ...(await getProgress(db, scope)),
      marketing_email: ports.marketingEmail,
    },
  })),
  endpoint(calls.updateCompany, async ({ work, body }) => ({
    data: await updateCompany(work, body),
  })),
  endpoint(calls.saveLegalDocuments, async ({ work, body }) => ({
    data: await saveLegalDocuments(work, body.legal_documents),
  })),
  endpoint(calls.saveLegalDocumentDraft, async ({ work, body }) => ({
    data: await saveDocumentDraft(work, body),
  })),
  endpoint(calls.resubmitCompany, async ({ work }) => {
    await resubmitCompany(work)
    return { data: null }
  }),
  endpoint(calls.listCategoryOptions, async ({ db, scope }) => ({
    data: await listCategoryOptions(db, scope),
  })),
  endpoint(calls.listTypeOptions, async ({ db, scope }) => ({
    data: await listTypeOptions(db, scope),
  })),
]
