import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'

import { studio } from '#messages/studio.ts'
import { radius, shadow, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { focusRing } from '#ui/primitives/base/look.ts'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { useEditor } from '../editor/editor-context.tsx'
import type { ComparedFolder } from './compared-folder.ts'
import { asDevice } from './device.ts'
import { drawnSize, type FrameBox } from './frame-layout.ts'
import { openPage, takeSteps } from './take-steps.ts'
import type { FrameVisit } from './visits.ts'

const Root = styled.div`
  position: relative;
  flex: none;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${token.surfaceRaised};
  box-shadow: ${shadow[2]};

  &:focus-within {
    ${focusRing}
  }
  iframe {
    display: block;
    border: 0;
    transform-origin: 0 0;
  }
  /* Until it wears the draft, a page would show what the server knew. */
  &[aria-busy='true'] iframe {
    opacity: 0;
  }
  > p {
    position: absolute;
    inset: auto ${space(2)} ${space(2)};
    padding: ${space(2)} ${space(3)};
    border-radius: ${radius.s};
    background: ${token.text};
    color: ${token.page};
    font-size: ${text[1]};
  }
  > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${token.description};
  }
`

type LiveFrameProps = {
  readonly visit: FrameVisit
  /** name of the state, for the frame's title */
  readonly title: string
  readonly box: FrameBox
  /** what is shown instead of the draft */
  readonly beside?: ComparedFolder
}

type Progress = { readonly is: 'loading' | 'shown' } | { readonly is: 'lost'; readonly missing?: string }

/** A real screen at its real width, scaled down when there is less space. */
export function LiveFrame({ visit, title, box, beside }: LiveFrameProps) {
  const t = useT(studio)
  const { painter } = useEditor()
  const { width, height, mode, scale } = box
  const ownLook = beside?.look
  const ref = useRef<HTMLIFrameElement>(null)
  const [progress, setProgress] = useState<Progress>({ is: 'loading' })

  useEffect(() => {
    const frame = ref.current
    return frame ? painter.add({ frame, mode, ownLook }) : undefined
  }, [painter, mode, ownLook])

  useEffect(() => {
    const frame = ref.current
    if (!frame) return undefined
    const leaving = new AbortController()
    const restyle = () => painter.restyle(frame)
    frame.addEventListener('load', restyle)
    setProgress({ is: 'loading' })
    void asDevice(visit.path, visit.entries, async () => {
      if (leaving.signal.aborted) return
      // assigning the address would add an entry to the studio's history
      await openPage(frame, leaving.signal, () => frame.contentWindow?.location.replace(visit.path))
      if (leaving.signal.aborted) return
      restyle()
      const arrival = await takeSteps(frame, visit.steps, leaving.signal)
      if (leaving.signal.aborted) return
      setProgress(arrival.ok ? { is: 'shown' } : { is: 'lost', missing: arrival.missing })
    }).catch(() => {
      // a page that refuses framing, or that crashed
      if (!leaving.signal.aborted) setProgress({ is: 'lost' })
    })
    return () => {
      leaving.abort()
      frame.removeEventListener('load', restyle)
    }
  }, [visit, painter])

  return (
    <Root aria-busy={progress.is === 'loading'} style={drawnSize(box)}>
      <iframe
        ref={ref}
        title={t(titleKeyOf(beside), {
          state: title,
          width,
          mode: t(`studio.mode.${mode}`),
        })}
        style={{ width, height, transform: `scale(${scale})` }}
      />
      {progress.is === 'loading' && (
        <span>
          <Spinner />
        </span>
      )}
      {progress.is === 'lost' && (
        <p>
          {progress.missing === undefined
            ? t('studio.frame.fell')
            : t('studio.frame.lost', { missing: progress.missing })}
        </p>
      )}
    </Root>
  )
}

const titleKeyOf = (beside: ComparedFolder | undefined) =>
  beside === undefined ? 'studio.frame.title' : (`studio.frame.title.${beside.shows}` as const)
