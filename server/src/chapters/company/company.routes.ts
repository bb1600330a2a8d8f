import { addressMessages } from '@pasok/domain/company/addresses/address.texts'
import * as addressesCalls from '@pasok/domain/company/addresses/addresses.contract'
import * as calls from '@pasok/domain/company/company.contract'
import { endpoint } from '../../http/endpoint'
import { listAddressRows } from './addresses/addresses.store'
import {
  listCategoryOptions,
  listTypeOptions,
  getCompanyDetail,
  getProgress,
  listDocumentDrafts,
  listLegalDocuments,
} from './company.queries'
import { presentAddress } from './company.present'
import { resubmitCompany } from './provider/decide-company'
import {
  addAddress,
  changeAddress,
  makeDefaultAddress,
  removeAddress,
} from './addresses/edit-address'
import { saveDocumentDraft } from './documents/save-document-draft'
import { saveLegalDocuments } from './documents/save-legal-documents'
import { updateCompany } from './profile/update-company'

export const companyEndpoints = [
  endpoint(calls.getCompany, async ({ db, scope, actor, ports }) => ({
    data: {
      ...(await getCompanyDetail(db, scope)),
      // Every user of the company may see its name and address, but its documents need a permission.
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
  endpoint(addressesCalls.listAddresses, async ({ db, scope, actor }) => ({
    data: (await listAddressRows(db, scope)).map((row) => presentAddress(row, actor)),
  })),
  endpoint(addressesCalls.addAddress, async ({ work, body }) => ({
    data: presentAddress(await addAddress(work, body), work.actor),
    message: addressMessages.added,
  })),
  endpoint(addressesCalls.changeAddress, async ({ work, body }) => ({
    data: presentAddress(await changeAddress(work, body), work.actor),
    message: addressMessages.changed,
  })),
  endpoint(addressesCalls.removeAddress, async ({ work, query }) => {
    await removeAddress(work, query.address_id)
    return { data: null, message: addressMessages.removed }
  }),
  endpoint(addressesCalls.makeDefaultAddress, async ({ work, body }) => ({
    data: presentAddress(await makeDefaultAddress(work, body), work.actor),
    message: addressMessages.madeDefault,
  })),
]
