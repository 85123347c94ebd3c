import type { Question, Survey } from '#generated/models.ts'

import type { ResolvedEntity } from './resolved.ts'
import type { TenantFault } from './tenant-fault.ts'

/** A survey, with inherited parts, needs an id, questions with unique ids, and reasons where they are offered. */
export function checkSurveys(alias: string, entities: readonly ResolvedEntity[]): TenantFault[] {
  return entities.flatMap((entity) => {
    if (entity.kind !== 'branchContact' || entity.settings.survey === undefined) return []
    return faultsOf(entity.settings.survey).map(({ path, ...fault }) => ({
      file: `${alias}/tenant.json`,
      path: `${entity.alias}: $.survey${path}`,
      ...fault,
    }))
  })
}

type Fault = Omit<TenantFault, 'file'>

function faultsOf({ id, questions }: Survey): Fault[] {
  const faults: Fault[] = []
  if (id === '') faults.push({ path: '.id', found: 'nothing', expected: 'the id of the survey' })
  if (questions.length === 0)
    faults.push({ path: '.questions', found: 'nothing', expected: 'at least one question' })
  for (const [index, question] of questions.entries()) {
    const path = `.questions[${index}]`
    if (questions.findIndex((other) => other.id === question.id) !== index)
      faults.push({ path: `${path}.id`, found: `'${question.id}' twice`, expected: 'each id once' })
    faults.push(...reasonFaults(question, `${path}.questionReasons`))
  }
  return faults
}

function reasonFaults({ type, questionReasons }: Question, path: string): Fault[] {
  const reasons = questionReasons.map(({ reason }) => reason)
  const twice = reasons.find((reason, index) => reasons.indexOf(reason) !== index)
  if (type === 'multiselect' && reasons.length === 0)
    return [{ path, found: 'nothing', expected: 'the choices of a multiselect' }]
  if (type === 'text' && reasons.length > 0)
    return [{ path, found: `${reasons.length} reasons`, expected: 'none: a text offers nothing to choose' }]
  return twice === undefined ? [] : [{ path, found: `'${twice}' twice`, expected: 'each reason once' }]
}
