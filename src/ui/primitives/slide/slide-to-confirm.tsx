import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

import { Button } from '../action/button.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon } from '../icon/icon.tsx'
import { completes, slideByKey, SLIDE_END, SLIDE_START, slideTo } from './slide-rule.ts'
import { Arrow, Bar, Range, Reason, Track, Words } from './slide-style.ts'

/** What the parts of the slider are called. */
export type SlideLabels = {
  /** below the step, while nothing has been moved */
  readonly hint: string
  /** in place of the hint once letting go runs the step */
  readonly ready: string
  /** in place of it where no finger holds the thumb: Enter runs the step */
  readonly enter: string
  /** name of the button that does the same without sliding */
  readonly press: string
  /** the button that then asks for a second press, and the one that goes back */
  readonly confirm: string
  readonly back: string
}

export type SlideToConfirmProps = {
  /** the step that is taken */
  readonly label: string
  readonly labels: SlideLabels
  /** The step is under way: nothing moves. */
  readonly loading?: boolean
  /** Why it cannot be taken now; shown below and read with the slider. */
  readonly unavailable?: string
  readonly onConfirm: () => void
}

/**
 * Slides from 0 to 100 and runs a step when it is let go far enough; the arrow keys with Enter do the same, and so
 * does the button beside it with a second press: for a switch, a screen reader, or gloves. It stays from one step to
 * the next, and the focus with it; what was begun for one step never runs another.
 * @source delivery spec §2 "Bottom slide-to-confirm control", §4; requirements SHIP-06
 */
export function SlideToConfirm(props: SlideToConfirmProps) {
  const { label, labels, loading = false, unavailable, onConfirm } = props
  /** the step that is asked about */
  const [asked, setAsked] = useState<string>()
  const isBlocked = loading || unavailable !== undefined
  const isAsking = asked === label && !isBlocked
  const reasonId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(false)
  // before a window that the yes opens remembers where the focus was
  useLayoutEffect(() => {
    if (wasAsking.current && !isAsking) bar.current?.querySelector('input')?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  if (isAsking) {
    const answer = (run?: () => void) => () => {
      setAsked(undefined)
      run?.()
    }
    return <Question {...{ label, labels }} onYes={answer(onConfirm)} onNo={answer()} />
  }
  return (
    <div>
      <Bar ref={bar}>
        <Slide {...props} isBlocked={isBlocked} reasonId={unavailable === undefined ? undefined : reasonId} />
        {!isBlocked && (
          <IconButton
            name={`${labels.press}: ${label}`}
            icon="check"
            look="soft"
            onPress={() => setAsked(label)}
          />
        )}
      </Bar>
      {unavailable !== undefined && <Reason id={reasonId}>{unavailable}</Reason>}
    </div>
  )
}

type SlideProps = SlideToConfirmProps & { readonly isBlocked: boolean; readonly reasonId?: string }

function Slide({ label, labels, loading, isBlocked, reasonId, onConfirm }: SlideProps) {
  const [slid, setSlid] = useState({ label, value: SLIDE_START })
  const value = slid.label === label ? slid.value : SLIDE_START
  const setValue = (next: number) => setSlid({ label, value: next })
  const arrow = useRef<HTMLSpanElement>(null)
  const [isHeld, setHeld] = useState(false)
  const shown = isBlocked ? SLIDE_START : value
  const isReady = completes(shown)
  const ready = isHeld ? labels.ready : labels.enter
  // Set by script: the security policy blocks style attributes of the server's page.
  useEffect(() => arrow.current?.style.setProperty('--slid', String(shown)), [shown])

  const drop = (): void => {
    setHeld(false)
    setValue(SLIDE_START)
  }
  const release = (): void => {
    drop()
    if (isReady && !isBlocked) onConfirm()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isBlocked) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (isReady) release()
      return
    }
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = slideByKey(value, event.key, isMirrored)
    if (next === undefined) return
    event.preventDefault()
    setValue(next)
  }
  return (
    <Track data-blocked={isBlocked ? '' : undefined}>
      <Words aria-hidden="true" data-ready={isReady ? '' : undefined}>
        <span>
          {loading && <Spinner />} {label}
        </span>
        {!isBlocked && <small>{isReady ? ready : labels.hint}</small>}
      </Words>
      <Range
        type="range"
        min={SLIDE_START}
        max={SLIDE_END}
        value={shown}
        aria-label={label}
        aria-valuetext={isReady ? ready : `${labels.hint} ${shown}`}
        aria-disabled={isBlocked || undefined}
        aria-busy={loading || undefined}
        aria-describedby={reasonId}
        onChange={({ target }) => isBlocked || setValue(slideTo(value, Number(target.value)))}
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => isHeld && release()}
        onPointerCancel={() => isHeld && drop()}
        onBlur={drop}
        onKeyDown={onKeyDown}
      />
      {!isBlocked && (
        <Arrow ref={arrow} aria-hidden="true">
          <Icon name="chevron-right" />
        </Arrow>
      )}
    </Track>
  )
}

type QuestionProps = {
  readonly label: string
  readonly labels: SlideLabels
  readonly onYes: () => void
  readonly onNo: () => void
}

/** The second press. The way back stands where the first press was, so that a double tap confirms nothing. */
function Question({ label, labels, onYes, onNo }: QuestionProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <Bar
      ref={box}
      role="group"
      aria-label={label}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onNo()}
    >
      <Button wide onPress={onYes}>{`${labels.confirm}: ${label}`}</Button>
      <IconButton name={labels.back} icon="close" look="soft" onPress={onNo} />
    </Bar>
  )
}
