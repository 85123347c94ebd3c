import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ConsoleCalls } from '#api/console-calls.ts'
import { thingKey, type MenuThing } from './menu-things.ts'
import { useChange } from './use-change.ts'

type Turn = { key: string; isGone: boolean }

/**
 * Switches things off and on. The server is told of one press after another, so that the last one on a thing is the one
 * that stands; what it refuses is said. Lives as long as the console: a dialog may close before the server has answered.
 */
export function useSoldOutTurns(calls: ConsoleCalls) {
  const change = useChange()
  const queryClient = useQueryClient()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const told = useRef(Promise.resolve())
  const { queryKey } = calls.soldOut
  return {
    /** What a press that is on its way wants of a thing, if there is one. */
    wanted: (thing: MenuThing): boolean | undefined =>
      turns.filter(({ key }) => key === thingKey(thing)).at(-1)?.isGone,
    turn(thing: MenuThing, isGone: boolean): void {
      const turn = { key: thingKey(thing), isGone }
      setTurns((before) => [...before, turn])
      told.current = told.current.then(async () => {
        await change(async () => {
          const list = await calls.setSoldOut({ kind: thing.kind, id: thing.id, soldOut: isGone })
          queryClient.setQueryData(queryKey, (known) => known && list)
          // a list that was asked for before is older than this answer
          void queryClient.invalidateQueries({ queryKey })
        })
        setTurns((before) => before.filter((one) => one !== turn))
      })
    },
  }
}

export type SoldOutTurns = ReturnType<typeof useSoldOutTurns>
