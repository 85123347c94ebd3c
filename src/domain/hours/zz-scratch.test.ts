import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openState } from './open-state.ts'
import { availableDays, isSlotAvailable } from '../schedule/slots.ts'
import { chooseSlot, slotAt } from '../schedule/choice.ts'

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const fmts = new Map<string, Intl.DateTimeFormat>()
const wall = (t: number, z: string) => {
  let f = fmts.get(z)
  if (!f) fmts.set(z, (f = new Intl.DateTimeFormat('en-CA', { timeZone: z, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', weekday: 'long' })))
  const p: Record<string, string> = {}
  for (const x of f.formatToParts(t)) p[x.type] = x.value
  return { date: `${p.year}-${p.month}-${p.day}`, day: p.weekday!.toUpperCase(), m: Number(p.hour) * 60 + Number(p.minute), time: `${p.hour}:${p.minute}` }
}
const min = (s: string) => Number(s.slice(0, 2)) * 60 + Number(s.slice(3))
type W = { dayOfWeek: (typeof DAYS)[number]; workingHours: { startAt: string; endAt: string }[] }
const prev = (d: string) => DAYS[(DAYS.indexOf(d as never) + 6) % 7]!
const next = (d: string) => DAYS[(DAYS.indexOf(d as never) + 1) % 7]!
const openWall = (days: W[], day: string, m: number) =>
  days.some((d) => d.workingHours.some(({ startAt, endAt }) => {
    const s = min(startAt), e = min(endAt)
    const past = e <= s
    return (d.dayOfWeek === day && m >= s && (past || m < e)) || (past && d.dayOfWeek === prev(day) && m < e)
  }))
const opens = (days: W[], t: number, z: string) => { const w = wall(t, z); return openWall(days, w.day, w.m) }
/** wall minutes stay open for prep minutes */
const stays = (days: W[], day: string, m: number, prep: number) => {
  for (let k = 0; k < Math.max(1, prep); k++) { let d = day, x = m + k; while (x >= 1440) { x -= 1440; d = next(d) } if (!openWall(days, d, x)) return false }
  return true
}
const clock = fc.integer({ min: 0, max: 95 }).map((q) => `${String(Math.floor(q / 4)).padStart(2, '0')}:${String((q % 4) * 15).padStart(2, '0')}`)
const odd = fc.tuple(fc.nat(23), fc.nat(59)).map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`)
const days: fc.Arbitrary<W[]> = fc.uniqueArray(fc.record({ dayOfWeek: fc.constantFrom(...DAYS), workingHours: fc.array(fc.record({ startAt: fc.oneof(clock, odd), endAt: fc.oneof(clock, odd, fc.constant('24:00')) }), { maxLength: 2 }) }), { selector: (d) => d.dayOfWeek, maxLength: 7 })
const zones = [
  ['America/Santiago', '2026-04-05T03:00Z'], ['America/Santiago', '2026-09-06T04:00Z'], ['America/New_York', '2026-11-01T06:00Z'], ['America/New_York', '2026-03-08T07:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'], ['Africa/Cairo', '2026-04-23T22:00Z'], ['Africa/Cairo', '2026-10-29T21:00Z'], ['America/Havana', '2026-03-08T05:00Z'], ['America/Argentina/Buenos_Aires', '2026-11-21T05:00Z'],
] as const
const moment = fc.tuple(fc.constantFrom(...zones), fc.integer({ min: -3 * 1440, max: 2 * 1440 }))

test('open state', () => {
  fc.assert(fc.property(days, moment, (workingDays, [[z, at], off]) => {
    const now = Date.parse(at.replace('Z', ':00Z')) + off * 60_000
    const state = openState({ workingDays, timeZone: z }, now)
    const open = opens(workingDays, now, z)
    expect(state.kind === 'open' || state.kind === 'always-open').toBe(open)
    const told = state.kind === 'open' ? state.until : state.kind === 'closed' ? state.next : undefined
    // the oracle looks at most 30 hours ahead minute by minute
    let change: number | undefined
    for (let t = Math.floor(now / 60_000) * 60_000 + 60_000; t < now + 30 * 3_600_000; t += 60_000) if (opens(workingDays, t, z) !== open) { change = t; break }
    if (change !== undefined) expect(told?.at, JSON.stringify(wall(now, z))).toBe(new Date(change).toISOString())
    else if (told) expect(Date.parse(told.at)).toBeGreaterThanOrEqual(now + 29.9 * 3_600_000)
  }), { numRuns: Number(process.env.RUNS ?? 400) })
}, 500_000)

test('slots', () => {
  fc.assert(fc.property(days, moment, fc.constantFrom(0, 10, 20, 35, 60, 90), fc.option(fc.integer({ min: -100, max: 2000 }), { nil: undefined }), (workingDays, [[z, at], off], prep, closed) => {
    const now = Date.parse(at.replace('Z', ':00Z')) + off * 60_000
    const until = closed === undefined ? undefined : now + closed * 60_000
    const venue = { timeZone: z, ordersEnabled: true, deliveryConfig: { workingDays, orderModes: [] }, ...(until === undefined ? {} : { manualClosure: { closed: true, until: new Date(until).toISOString() } }) } as never
    const mode = { useSchedule: true, schedules: [], minDelayInMinutes: prep }
    const got = availableDays(venue, mode, now)
    const earliest = Math.max(now + Math.max(30, prep) * 60_000, until !== undefined && until > now ? until : 0)
    const want = new Map<string, Map<string, string>>()
    const today = wall(now, z).date
    const lastDay = new Date(Date.parse(today) + 6 * 86_400_000).toISOString().slice(0, 10)
    for (let t = Math.floor(now / 900_000) * 900_000; t < now + 8.2 * 86_400_000; t += 900_000) {
      const w = wall(t, z)
      if (w.m % 15 !== 0 || w.date < today || w.date > lastDay) continue
      if (!stays(workingDays, w.day, w.m, prep)) continue
      if (!want.has(w.date)) want.set(w.date, new Map())
      const day = want.get(w.date)!
      if (!day.has(w.time)) {
        // twice on the wall: the first of both, which may lie before now
        const earlier = [60, 30].find((k) => { const e = wall(t - k * 60_000, z); return e.date === w.date && e.time === w.time })
        day.set(w.time, new Date(earlier ? t - earlier * 60_000 : t).toISOString())
      }
    }
    const flat = [...want].flatMap(([d, ts]) => [...ts].filter(([, i]) => Date.parse(i) >= earliest).map(([tm, i]) => `${d} ${tm} ${i}`)).sort()
    const told = got.flatMap((d) => d.slots.map((s) => `${d.date} ${s.time} ${s.at}`)).sort()
    expect(told, JSON.stringify({ now: wall(now, z), z, workingDays, prep })).toEqual(flat)
    const first = got[0]?.slots[0]
    if (first) { expect(isSlotAvailable(venue, mode, first.at, now)).toBe(true); expect(chooseSlot(got, slotAt(first.at, z))?.at).toBe(first.at) }
  }), { numRuns: Number(process.env.RUNS ?? 400) })
}, 500_000)
