import { useId, useState } from 'react'
import type { AddressTab } from '#domain/address/address-input.ts'
import { address } from '#messages/address.ts'
import type { ModalView } from '#session/modal-store.ts'
import { useSession } from '#session/page-context.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Tabs } from '#ui/primitives/choice/tabs.tsx'
import { Modal } from '#ui/patterns/modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { AddressForm } from '../components/address-form.tsx'
import { isSaving as isAddressSaving } from '../save-attempts.ts'

/**
 * Asks where the order goes. Closing a mandatory one without an answer says that one is needed; it is no trap.
 * @source diner spec §2.13, requirements ADDR-01, ADDR-02
 */
export const AddressModal: ModalView<'address'> = ({ mandatory, onClosed }) => {
  const t = useT(address)
  const toast = useToast()
  const { diner } = useSession()
  const form = useId()
  const [tab, setTab] = useState<AddressTab>('address')
  const [isSaving, setSaving] = useState(false)
  const complain = () => {
    // one that is being saved, by this modal or by one before, complains when that fails
    if (diner.getState().location === undefined && !isAddressSaving())
      toast(t('address.error.ADDRESS_REQUIRED'), 'error')
  }
  const onLost = mandatory ? complain : undefined
  return (
    <Modal
      title={t('address.title')}
      onClose={onClosed}
      onLeft={onLost}
      footer={
        <Button wide type="submit" form={form} loading={isSaving}>
          {t('address.save')}
        </Button>
      }
    >
      <Tabs
        label={t('address.title')}
        tabs={[
          { id: 'address', label: t('address.tab.typed') },
          { id: 'location', label: t('address.tab.located') },
        ]}
        chosen={tab}
        onChoose={(id) => setTab(id === 'location' ? 'location' : 'address')}
      >
        {/* Another tab is another form: nothing typed is carried over. */}
        <AddressForm key={tab} id={form} tab={tab} onSaving={setSaving} onLost={onLost} />
      </Tabs>
    </Modal>
  )
}
