import type { ComponentProps } from 'react'
import styled from 'styled-components'

import { stack } from '../base/look.ts'

const Fields = styled.form`
  ${stack(4)}
`

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSend: () => unknown }

/** Fields one below the other, sent without leaving the page; what is wrong with them the form says itself. */
export function Form({ onSend, ...form }: Props) {
  return (
    <Fields
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    />
  )
}
