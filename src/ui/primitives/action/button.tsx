import { useId, type MouseEvent, type ReactNode } from 'react'
import styled from 'styled-components'

import { space } from '#theme/tokens.ts'
import { quiet } from '../base/look.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { buttonStyle, type ButtonTone } from './button-style.ts'

const Root = styled.button`
  ${buttonStyle}
`

const Reason = styled.p`
  margin-top: ${space(1.5)};
  ${quiet}
  text-align: center;
`

export type ButtonProps = {
  readonly children: ReactNode
  readonly tone?: ButtonTone
  /** as wide as its container, and taller */
  readonly wide?: boolean
  readonly icon?: IconName
  /** Work is in progress: presses are ignored, the focus stays, a spinner shows. */
  readonly loading?: boolean
  /** Why it cannot be pressed now. Shown below and announced with the button, which stays focusable. */
  readonly unavailable?: string
  readonly type?: 'button' | 'submit'
  /** id of the form it submits, when it is outside the form */
  readonly form?: string
  /** name for assistive technology, when the visible text alone does not say it */
  readonly name?: string
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button. It is never `disabled`: an unavailable action stays focusable and says why. */
export function Button(props: ButtonProps) {
  const {
    children,
    tone = 'primary',
    wide,
    icon,
    loading = false,
    unavailable,
    type = 'button',
    form,
    name,
    onPress,
  } = props
  const reasonId = useId()
  const blocked = loading || unavailable !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (blocked) event.preventDefault()
    else onPress?.(event)
  }
  return (
    <>
      <Root
        type={type}
        form={form}
        data-tone={tone}
        data-wide={wide ? '' : undefined}
        aria-label={name}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        aria-describedby={unavailable === undefined ? undefined : reasonId}
        onClick={press}
      >
        {loading ? <Spinner /> : icon && <Icon name={icon} />}
        <span>{children}</span>
      </Root>
      {unavailable !== undefined && <Reason id={reasonId}>{unavailable}</Reason>}
    </>
  )
}
