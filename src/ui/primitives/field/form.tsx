import type { ComponentProps, SyntheticEvent } from 'react'
import styled from 'styled-components'

import { stack } from '../base/look.ts'

const Fields = styled.form`
  ${stack(4)}
`

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSend: () => unknown }

/**
 * Fields in a column, submitted without leaving the page; the form shows its own validation errors. The first invalid
 * field gets the focus, unless sending has moved it elsewhere.
 */
export function Form({ onSend, ...form }: Props) {
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget
    const { activeElement } = document
    await onSend()
    // after the fields have been marked
    requestAnimationFrame(() => {
      if (document.activeElement === activeElement)
        fields.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    })
  }
  return <Fields {...form} noValidate onSubmit={(event) => void send(event)} />
}
