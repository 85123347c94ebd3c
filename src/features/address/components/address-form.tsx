import { useState } from 'react'
import { type AddressTab, inputPoint } from '#domain/address/address-input.ts'
import { address as addressTexts } from '#messages/address.ts'
import { useTrack } from '#session/use-track.ts'
import { Form } from '#ui/primitives/field/form.tsx'
import { useCloseModal, useModalOpen } from '#ui/patterns/modal-control.ts'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { useAddressForm, type AddressProblem } from '../use-address-form.ts'
import { useZoneVerdict } from '../use-zone-verdict.ts'
import { AddressCombobox } from './address-combobox.tsx'
import { AddressMap } from './address-map.tsx'
import { DevicePositionPanel } from './device-position-panel.tsx'
import { ExtraFields } from './extra-fields.tsx'
import { KnownAddresses } from './known-addresses.tsx'
import { LocatedFields } from './located-fields.tsx'
import { PlaceByHand } from './place-by-hand.tsx'

interface Props {
  /** of the form element: the modal's button submits it, and its fields are named after it */
  id: string
  tab: AddressTab
  onSaving: (isSaving: boolean) => void
  /** in place of what saving failed for, for who has left the modal */
  onLost?: () => void
}

/** One tab of the address modal. */
export function AddressForm({ id, tab, onSaving, onLost }: Props) {
  const t = useT(addressTexts)
  const toast = useToast()
  const track = useTrack()
  const close = useCloseModal()
  const isOpen = useModalOpen()
  const judgeZone = useZoneVerdict()
  const form = useAddressForm(tab)
  const [isLocated, setLocated] = useState(false)
  const { input, found, lost, mode, problems, change } = form
  const point = inputPoint(input)
  const errors = Object.fromEntries(problems.map(({ field, code }) => [field, t(`address.error.${code}`)]))
  const fieldId = (field: string) => `${id}-${field}`

  const refuse = (list: readonly AddressProblem[]) => {
    const [first] = list
    if (!first) return
    toast(t(`address.error.${first.code}`), 'error')
    document.getElementById(fieldId(first.field))?.focus()
  }
  const save = async () => {
    onSaving(true)
    const outcome = await form.save().finally(() => onSaving(false))
    if (!outcome.ok) {
      if (isOpen()) return refuse(outcome.problems)
      if (onLost) return onLost()
      // the form that would show it has gone
      return outcome.lost ? toast(t(`address.lost.${outcome.lost}`), 'error') : refuse(outcome.problems)
    }
    track('ADDRESS_SUBMIT')
    judgeZone(outcome.location)
    return close()
  }
  return (
    <Form id={id} onSend={save}>
      {tab === 'address' ? (
        <AddressCombobox
          id={fieldId('direccion')}
          value={input.direccion}
          error={errors.direccion}
          isChosen={found !== undefined}
          onChange={(direccion) => change({ direccion })}
          onLost={lost ? undefined : form.lose}
          onChoose={(suggestion) => {
            form.choose(suggestion).then(
              (missing) => missing.length > 0 && document.getElementById(fieldId('direccion'))?.focus(),
              () => form.lose('UNREACHABLE'),
            )
          }}
        />
      ) : (
        <DevicePositionPanel
          onFound={(coordinates) => {
            change({ coordinates })
            setLocated(true)
          }}
        />
      )}
      {tab === 'address' && <KnownAddresses current={found?.fullAddress} onChoose={form.takeKnown} />}
      {lost && (
        <PlaceByHand
          id={fieldId('coordinates')}
          lost={lost}
          point={point}
          onPlace={(coordinates) => change({ coordinates })}
        />
      )}
      {point && !lost && (
        <AddressMap
          key={found?.fullAddress ?? tab}
          point={point}
          marker={t('address.map-position', { address: input.direccion || t('address.tab.located') })}
          caption={t('address.map-drag')}
          onMove={(coordinates) => change({ coordinates })}
        />
      )}
      {tab === 'location' && isLocated && (
        <LocatedFields {...{ input, errors, fieldId, change }} complex={mode === 'complex'} />
      )}
      {(tab === 'address' || isLocated) && (
        <ExtraFields
          {...{ input, errors, fieldId, change }}
          betweenStreetsRequired={form.betweenStreetsRequired}
        />
      )}
    </Form>
  )
}
