import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#api/api-context.tsx'
import { bodyOf } from '#api/client.ts'
import { orderQuery } from '#api/order-queries.ts'
import { AMOUNT_MAX, BETWEEN_STREETS_MAX, DETAILS_MAX, TABLE_MAX } from '#domain/checkout/typed-length.ts'
import type { DetailsFault } from '#domain/order/details-faults.ts'
import { clampNotes, orderNotesLimit } from '#domain/plate/notes.ts'
import type { OrderDetailsUpdate, OrderFollowUp } from '#generated/models.ts'
import { followUp } from '#messages/follow-up.ts'
import { openMessage, useOrderMessage } from '#session/order-message.ts'
import { useBranchContact, useVenue } from '#session/page-context.ts'
import { useCustomizations } from '#session/use-customizations.ts'
import { Intro } from '#ui/primitives/field/intro.ts'
import { TextArea } from '#ui/patterns/text-area.tsx'
import { TextField, type TextFieldProps } from '#ui/primitives/field/text-field.tsx'
import { FormModal } from '#ui/patterns/form-modal.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { amountKeys } from '#ui/patterns/amount-keys.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useMoney } from '#ui/patterns/money-context.tsx'
import { detailsForm, detailsUpdate, type DetailsForm } from '../details-form.ts'
import { reportChannel } from '../order-words.ts'

interface Props {
  order: OrderFollowUp
  /** a correction was stored */
  onCorrected: () => void
  onClose: () => void
}

/** Corrects what may be corrected of an order. @source delivery spec §7 "order details"; requirements FUP-05 */
export function EditDialog({ order, onCorrected, onClose }: Props) {
  const t = useT(followUp)
  const money = useMoney()
  const toast = useToast()
  const { client } = useApi()
  const messageOf = useOrderMessage()
  const queryClient = useQueryClient()
  const { alias, storefront } = useVenue()
  // What another tab corrects meanwhile stays: only what was typed here is sent.
  const [opened] = useState(order)
  const [form, setForm] = useState<DetailsForm>(() => detailsForm(opened, storefront.country))
  const [faults, setFaults] = useState<readonly DetailsFault[]>([])
  const [hasFailed, setFailed] = useState(false)
  const change = (part: Partial<DetailsForm>) => setForm((before) => ({ ...before, ...part }))
  const { limit, shown } = orderNotesLimit(useCustomizations())
  const { betweenStreetsRequired } = useBranchContact().deliveryConfig
  const texts: Readonly<Record<DetailsFault, string>> = {
    notes: t('follow-up.edit.notes-too-long', { limit: String(limit) }),
    tableNumber: t('follow-up.edit.table-missing'),
    paysWith: t('follow-up.edit.cash-too-low', { amount: money(order.price) }),
    betweenStreets: t('follow-up.edit.between-streets-missing'),
  }
  const errorOf = (name: keyof DetailsForm) => {
    const fault = faults.find((one) => one === name)
    return fault && texts[fault]
  }
  /** The field of a part that the order has. */
  const part = (name: keyof DetailsForm, own: Omit<TextFieldProps, 'value' | 'error' | 'onChange'>) => {
    const { [name]: value } = form
    const type = (typed: string) => change({ [name]: typed })
    return value !== undefined && <TextField {...own} value={value} error={errorOf(name)} onChange={type} />
  }

  const send = () => {
    const rules = { betweenStreetsRequired, notesLimit: limit }
    const judged = detailsUpdate(form, { ...opened, price: order.price }, storefront.country, rules)
    setFaults(judged.ok ? [] : judged.fields)
    setFailed(false)
    if (!judged.ok) {
      toast(texts[judged.fields[0]], 'error')
      return undefined
    }
    return Object.keys(judged.update).length === 0
      ? Promise.resolve(() => toast(t('follow-up.edit.unchanged')))
      : correct(judged.update)
  }
  const correct = async (update: Omit<OrderDetailsUpdate, 'code'>) => {
    const { queryKey } = orderQuery(client, alias, order.code)
    try {
      const body = { code: order.code, ...update }
      const now = await bodyOf(client.POST('/api/diner/order/details', { body }))
      queryClient.setQueryData(queryKey, now)
      onCorrected()
      const message = now.byMessage === true ? messageOf(now) : undefined
      if (message !== undefined) openMessage(message)
      return () =>
        toast(t(message === undefined ? 'follow-up.edit.saved' : 'follow-up.edit.saved-message'), 'success')
    } catch {
      setFailed(true)
      toast(t('follow-up.update-failed'), 'error')
      // the venue may have it ready meanwhile
      void queryClient.invalidateQueries({ queryKey })
      return false
    }
  }
  return (
    <FormModal
      title={t('follow-up.edit')}
      submitLabel={t('follow-up.edit.save')}
      onClose={onClose}
      onSend={send}
    >
      <Intro>
        {t(reportChannel(order) === 'message' ? 'follow-up.edit.text-message' : 'follow-up.edit.text')}
      </Intro>
      <TextArea
        label={t('follow-up.notes')}
        value={form.notes}
        error={errorOf('notes') ?? (hasFailed ? t('follow-up.update-failed') : undefined)}
        onChange={(notes) => change({ notes: clampNotes(notes, Math.max(limit, form.notes.length)) })}
        limit={shown ? limit : undefined}
      />
      {part('tableNumber', { label: t('follow-up.table'), required: true, maxLength: TABLE_MAX })}
      {part('paysWith', {
        label: t('follow-up.pays-with'),
        inputMode: amountKeys(storefront.country),
        autoComplete: 'off',
        maxLength: AMOUNT_MAX,
      })}
      {part('destinationDetails', { label: t('follow-up.details'), maxLength: DETAILS_MAX })}
      {part('betweenStreets', {
        label: t('follow-up.between-streets'),
        required: betweenStreetsRequired,
        maxLength: BETWEEN_STREETS_MAX,
      })}
    </FormModal>
  )
}
