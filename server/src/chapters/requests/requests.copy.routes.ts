import { copyRequest as copyContract } from '@pasok/domain/requests/requests.copy.contract'
import { requestCopyTexts } from '@pasok/domain/requests/requests.copy.texts'
import { endpoint } from '../../http/endpoint'
import { copyRequest } from './copy-request'

export const requestCopyEndpoints = [
  endpoint(copyContract, async ({ work, params }) => ({
    data: await copyRequest(work, params.id),
    message: requestCopyTexts.copied,
  })),
]
