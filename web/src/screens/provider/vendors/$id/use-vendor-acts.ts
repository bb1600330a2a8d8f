import type { VendorFile, VendorUser } from '@pasok/domain/vendors/vendors.provider.model'
import { providerVendorFileTexts as words } from '@pasok/domain/vendors/vendors.provider.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '../../../../documents/use-act'
import { useVendorActs } from '../../../../features/vendors/provider-vendors.queries'
import { queryKey } from '../../../../lib/api'
import { tx } from '../../../../lib/texts'

/** What is asked before a vendor's user is let go. */
function questionOn({ fullname: name, _id }: VendorUser, { people }: VendorFile) {
  const isLast = people.every((one) => one._id === _id || one.status === 'INACTIVE')
  const texts = [tx(words.confirmUserText), ...(isLast ? [tx(words.confirmLastUserText)] : [])]
  return {
    title: tx(words.confirmUser, { name }),
    text: texts.join(' '),
    confirmLabel: tx(words.deactivate),
    danger: true,
  }
}

const ownerOf = ({ people }: VendorFile) => people.find((one) => one.is_owner)?.fullname ?? ''

/** Deciding on a vendor and its people; why something was refused stays on the page. */
export function useVendorDecisions(file: VendorFile) {
  const client = useQueryClient()
  const asked = useAct()
  const calls = useVendorActs(file)
  const { legal_name: name, active } = file
  /** The history below has it at once. */
  const told = async (doing: Promise<string>) => {
    const message = await doing
    void client.invalidateQueries({ queryKey: queryKey('listAudit') })
    return message
  }
  return {
    refusal: asked.refusal,
    dismiss: asked.dismiss,
    busy: asked.busy,
    toggle: () =>
      void asked.act({
        question: {
          title: tx(active ? words.confirmDeactivate : words.confirmActivate, { name }),
          text: tx(active ? words.confirmDeactivateText : words.confirmActivateText),
          confirmLabel: tx(active ? words.deactivate : words.activate),
          danger: active,
        },
        failed: tx(active ? words.deactivateFailed : words.activateFailed),
        run: () => told(calls.setActive(!active)),
      }),
    welcome: (user: VendorUser) =>
      void asked.act({
        failed: tx(words.sendFailed),
        run: () => told(calls.welcome(user)),
      }),
    handOver: (user: VendorUser) =>
      void asked.act({
        question: {
          title: tx(words.confirmHandOver, { name: user.fullname, company: name }),
          text: tx(words.confirmHandOverText, { name: user.fullname, owner: ownerOf(file) }),
          confirmLabel: tx(words.handOver),
          danger: true,
        },
        failed: tx(words.handOverFailed),
        run: () => told(calls.handOver(user)),
      }),
    changeStatus: (user: VendorUser) =>
      void asked.act({
        ...(user.status === 'ACTIVE' && { question: questionOn(user, file) }),
        failed: tx(words.userFailed),
        run: () => told(calls.setStatus(user, user.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE')),
      }),
  }
}
