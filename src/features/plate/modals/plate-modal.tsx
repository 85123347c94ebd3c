import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { plate as plateTexts } from '#messages/plate.ts'
import { findPlate } from '#domain/menu/find.ts'
import { systemClock } from '#platform/clock.ts'
import type { ModalPropsById, ModalView } from '#session/modal-store.ts'
import { useMenu } from '#session/use-menu.ts'
import { Modal } from '#ui/patterns/modal.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { Skeleton } from '#ui/primitives/feedback/skeleton.tsx'
import { useT } from '#ui/patterns/messages-context.tsx'
import { PlateAction } from '../components/plate-action.tsx'
import { PlateForm } from '../components/plate-form.tsx'
import { usePlateForm, type PlateFormInput } from '../use-plate-form.ts'

/** Until then a menu on its way is waited for out of sight. */
const SLOW_MS = 400

/**
 * A plate over the menu or the cart: to add it, or to edit the line of `lineKey`.
 * @source diner spec §2.6, §2.7
 */
export const PlateModal: ModalView<'plate'> = ({ plateId, lineKey, source, address, onClosed }) => {
  const t = useT(plateTexts)
  const { menu, mode, isError } = useMenu()
  const queryClient = useQueryClient()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => systemClock.after(SLOW_MS, () => setSlow(true)), [])
  const plate = menu && findPlate(menu, plateId)
  if (!menu || !mode || !plate) {
    const missing = menu ? 'plate.not-found' : isError ? 'menu.error' : undefined
    if (!missing && !isSlow) return null
    return (
      <Modal title={t(missing ?? 'common.loading')} onClose={onClosed} address={address}>
        {!missing && <Skeleton shapes={['picture', 'title', 'text', 'row']} />}
        {missing === 'menu.error' && (
          <Button icon="refresh" onPress={() => void queryClient.refetchQueries({ type: 'active' })}>
            {t('common.retry')}
          </Button>
        )}
      </Modal>
    )
  }
  return (
    <OpenPlate
      key={plate.id}
      plate={plate}
      discounts={menu.discounts}
      mode={mode}
      lineKey={lineKey}
      source={source}
      address={address}
      onClosed={onClosed}
    />
  )
}

interface OpenPlateProps extends PlateFormInput {
  address: ModalPropsById['plate']['address']
  onClosed: () => void
}

function OpenPlate({ address, onClosed, ...input }: OpenPlateProps) {
  const form = usePlateForm(input)
  const { plate } = input
  return (
    <Modal
      title={plate.showName}
      titleHidden
      onClose={onClosed}
      address={address}
      renderFooter={(close) => <PlateAction plate={plate} form={form} onDone={() => close()} />}
    >
      <PlateForm plate={plate} form={form} heading="p" />
    </Modal>
  )
}
