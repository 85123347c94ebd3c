import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { thingKey, type MenuThing } from './menu-things.ts'
import { useChange } from './use-change.ts'

type Turn = { key: string; isGone: boolean }

/**
 * Marks things as sold out or available. Requests are sent one after another, so that the last press on a thing wins;
 * refusals are shown. Lives as long as the console, because a dialog may close before the server answers.
 */
export function useSoldOutTurns(calls: ConsoleCalls) {
  const change = useChange()
  const queryClient = useQueryClient()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const queue = useRef(Promise.resolve())
  const { queryKey } = calls.soldOut
  return {
    /** The value requested by a pending press, if any. */
    wanted: (thing: MenuThing): boolean | undefined =>
      turns.filter(({ key }) => key === thingKey(thing)).at(-1)?.isGone,
    turn(thing: MenuThing, isGone: boolean): void {
      const turn = { key: thingKey(thing), isGone }
      setTurns((before) => [...before, turn])
      queue.current = queue.current.then(async () => {
        await change(async () => {
          const list = await calls.setSoldOut({ kind: thing.kind, id: thing.id, soldOut: isGone })
          queryClient.setQueryData(queryKey, (known) => known && list)
          // a list requested earlier is older than this answer
          void queryClient.invalidateQueries({ queryKey })
        })
        setTurns((before) => before.filter((one) => one !== turn))
      })
    },
  }
}

export type SoldOutTurns = ReturnType<typeof useSoldOutTurns>
