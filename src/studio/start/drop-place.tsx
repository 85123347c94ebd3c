import { useId, useState } from 'react'
import styled from 'styled-components'

import type { StudioDraftCreate } from '#generated/models.ts'
import { studio } from '#messages/studio.ts'
import { radius, token } from '#theme/tokens.ts'
import { wrap } from '#ui/primitives/base/look.ts'
import { useBusy } from '#ui/primitives/base/use-busy.ts'
import { useT } from '#ui/patterns/messages-context.tsx'
import { Button } from '#ui/primitives/action/button.tsx'
import { FilePicker } from '#ui/primitives/field/file-picker.tsx'
import { Notice } from '#ui/primitives/feedback/notice.tsx'
import { Spinner } from '#ui/primitives/feedback/spinner.tsx'
import { useToast } from '#ui/primitives/toast/use-toast.ts'
import type { PickedFile } from '../intake/picked-files.ts'
import { readChosen, readDrop } from '../intake/read-picked.ts'
import { refusalText } from '../intake/refusal-text.ts'
import { sortPicked, type SortedPick } from '../intake/sort-picked.ts'
import { useDropTarget } from '../intake/use-drop-target.ts'
import { DropZone } from '../look/drop-zone.tsx'
import { PickReview } from './pick-review.tsx'
import type { StartProps } from './start-props.ts'

const Place = styled(DropZone)`
  border-radius: ${radius.l};
  color: ${token.description};

  > div {
    ${wrap(2)}
    justify-content: center;
  }
`

/** Accepts a folder, a zip or a theme file, dropped or chosen, and shows problems before a draft is created. */
export function DropPlace({ calls, onOpen }: StartProps) {
  const t = useT(studio)
  const toast = useToast()
  const titleId = useId()
  const [pick, setPick] = useState<SortedPick>()
  const [refusal, setRefusal] = useState<string>()

  const [isReading, take] = useBusy(async (reading: Promise<readonly PickedFile[]>) => {
    setRefusal(undefined)
    try {
      const sorted = sortPicked(await reading)
      if (sorted) setPick(sorted)
      else setRefusal(t('studio.drop.nothing'))
    } catch (error) {
      setRefusal(refusalText(error))
    }
  })
  const target = useDropTarget((dropped) => void take(readDrop(dropped)))
  const [isMaking, make] = useBusy(async (body: StudioDraftCreate) => {
    try {
      onOpen({ draft: (await calls.createDraft(body)).id })
    } catch {
      toast(t('studio.start.failed'), 'error')
    }
  })
  const choose = (files: readonly File[]) => void take(readChosen(files))
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{t('studio.drop')}</h2>
      {pick ? (
        <PickReview
          pick={pick}
          calls={calls}
          isBusy={isMaking}
          onMake={(body) => void make(body)}
          onCancel={() => setPick(undefined)}
        />
      ) : (
        <Place {...target}>
          {isReading ? <Spinner /> : <p>{t('studio.drop.text')}</p>}
          <div>
            <FilePicker multiple accept=".zip,.json" onPick={choose}>
              {(open) => (
                <Button tone="secondary" onPress={open}>
                  {t('studio.drop.files')}
                </Button>
              )}
            </FilePicker>
            <FilePicker multiple folder onPick={choose}>
              {(open) => (
                <Button tone="secondary" onPress={open}>
                  {t('studio.drop.folder')}
                </Button>
              )}
            </FilePicker>
          </div>
        </Place>
      )}
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
    </section>
  )
}
