import { useQueryClient, type QueryFilters } from '@tanstack/react-query'
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

/** A menu that loads faster than this shows no loading state. */
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
  // Stays set while the menu is refetched, which keeps the focus.
  const [hasFailed, setFailed] = useState(false)
  if (isError && !hasFailed) setFailed(true)
  const found = menu && findPlate(menu, plateId)
  // a hidden plate cannot be added; a line that contains it can still be edited
  const plate = found?.visible || lineKey !== undefined ? found : undefined
  if (!menu || !mode || !plate) {
    const missing = menu ? 'plate.not-found' : hasFailed ? 'menu.error' : undefined
    if (!missing && !isSlow) return null
    const title = t(missing ?? 'common.loading')
    const failed = {
      type: 'active',
      predicate: ({ state }) => state.status === 'error',
    } satisfies QueryFilters
    return (
      // A separate dialog for each title, so that the title is announced.
      <Modal key={title} title={title} onClose={onClosed} address={address}>
        {missing === 'menu.error' && (
          <Button icon="refresh" onPress={() => void queryClient.refetchQueries(failed)}>
            {t('common.retry')}
          </Button>
        )}
        {!menu && !isError && <Skeleton shapes={['picture', 'title', 'text', 'row']} />}
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
      footer={<PlateAction plate={plate} form={form} />}
    >
      <PlateForm plate={plate} form={form} heading="p" />
    </Modal>
  )
}
