import { formatAmount } from '#domain/money/money.ts'

/**
 * Whole points as they are read: '1.200', without their sign.
 * @units points
 * @source diner spec §9 "Number format"
 */
export const pointsText = (points: number): string => formatAmount(Math.abs(points), 0)

/** What a movement did: '+ 50' or '- 50'. @units points @source diner spec §9 "Number format" */
export const movementText = (points: number): string => `${points < 0 ? '-' : '+'} ${pointsText(points)}`
