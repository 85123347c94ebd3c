import { useId, useRef, useState, type ChangeEvent } from 'react'
import styled from 'styled-components'

import type { StudioDraftCreate } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { radius, space, text, token } from '#theme/tokens.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { visuallyHidden } from '#ui/primitives/base/look.ts'
import { Button } from '#ui/primitives/action/button.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import type { PickedFile } from '../intake/picked-files.ts'
import { readChosen, readDrop } from '../intake/read-picked.ts'
import { refusalText } from '../intake/refusal-text.ts'
import { sortPicked, type SortedPick } from '../intake/sort-picked.ts'
import { useDropTarget } from '../intake/use-drop-target.ts'
import { PickReview } from './pick-review.tsx'
import type { StartProps } from './start-props.ts'

const Place = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding: ${space(6)} ${space(4)};
  border: 2px dashed ${token.border};
  border-radius: ${radius.l};
  color: ${token.description};
  font-size: ${text[2]};
  text-align: center;

  &[data-over] {
    border-color: ${token.control};
    background: ${token.muted};
    color: ${token.onMuted};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(2)};
  }
  input {
    ${visuallyHidden}
  }
`

/** Takes a folder, a zip or a theme file, dropped or chosen, and says what is wrong with it before anything is made. */
export function DropPlace({ calls, onOpen }: StartProps) {
  const t = useT(studio)
  const toast = useToast()
  const titleId = useId()
  const [isBusy, setBusy] = useState(false)
  const [pick, setPick] = useState<SortedPick>()
  const [refusal, setRefusal] = useState<string>()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)

  const take = async (reading: Promise<readonly PickedFile[]>) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const sorted = sortPicked(await reading)
      if (sorted) setPick(sorted)
      else setRefusal(t('studio.drop.nothing'))
    } catch (error) {
      setRefusal(refusalText(error))
    }
    setBusy(false)
  }
  const target = useDropTarget((dropped) => void take(readDrop(dropped)))
  const make = async (body: StudioDraftCreate) => {
    setBusy(true)
    try {
      onOpen({ draft: (await calls.createDraft(body)).id })
    } catch {
      toast(t('studio.start.failed'), 'error')
    }
    setBusy(false)
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files && target.files.length > 0) {
      const reading = readChosen(target.files)
      void take(reading)
    }
    // the same file can be chosen again after it was mended
    target.value = ''
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('studio.drop')}</h2>
      {pick ? (
        <PickReview
          pick={pick}
          calls={calls}
          isBusy={isBusy}
          onMake={(body) => void make(body)}
          onCancel={() => setPick(undefined)}
        />
      ) : (
        <Place {...target}>
          {isBusy ? <Spinner /> : <p>{t('studio.drop.text')}</p>}
          <div>
            <Button tone="secondary" onPress={() => files.current?.click()}>
              {t('studio.drop.files')}
            </Button>
            <Button tone="secondary" onPress={() => folder.current?.click()}>
              {t('studio.drop.folder')}
            </Button>
          </div>
          <input
            ref={files}
            type="file"
            multiple
            tabIndex={-1}
            aria-hidden="true"
            accept=".zip,.json"
            onChange={choose}
          />
          <input
            ref={(input) => {
              folder.current = input
              input?.setAttribute('webkitdirectory', '')
            }}
            type="file"
            multiple
            tabIndex={-1}
            aria-hidden="true"
            onChange={choose}
          />
        </Place>
      )}
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
    </section>
  )
}
