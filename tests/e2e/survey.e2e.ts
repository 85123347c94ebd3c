import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'

import type { SurveyAnswer } from '#generated/models.ts'
import { SURVEY_BLOCK_MS } from '#domain/defaults.ts'
import { formatOrderCode } from '#domain/order/code.ts'
import { companionPaths } from '#domain/routes/companion-routes.ts'
import type { PayloadOptions } from '../server/support/order-payload.ts'
import { editedTenants } from '../support/edited-tenants.ts'
import { moveOrder, placeOrder, placeOrderAs } from '../support/orders.ts'
import { useSite, type OpenOptions } from '../support/site.ts'

const site = useSite()
const EMPANADA = [{ plate: 'empanada-de-pollo', sizeId: 'unica' }]

const ROLL: PayloadOptions = {
  choices: [{ plate: 'california-kani', garnishes: { envoltura: { nori: 1 } } }],
  form: { customerName: 'Pablo', email: 'pablo@example.com', phone: '+56961234567' },
}

async function delivered(alias = 'la-esquina', options: PayloadOptions = { choices: EMPANADA }) {
  const { code } = await placeOrder(site.server, alias, options)
  for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const) await moveOrder(site.server, code, status)
  return code
}

/** The page in the browser's hands. */
async function opened(path: string, options?: OpenOptions): Promise<Page> {
  const page = await site.open(path, options)
  await page.waitForLoadState('networkidle')
  return page
}

describe('a survey whose file lists its questions backwards', () => {
  const shuffled = useSite({
    tenantsDir: editedTenants({
      'sushi-nami': (_branch, contact) => {
        contact.survey?.questions?.reverse()
      },
    }),
  })

  test('[SURV-04a, SURV-04b] questions come in questionOrder with title and subTitle; an answer carries every field', async () => {
    const page = await shuffled.open('/menu/sushi-nami')
    const { code, id } = await placeOrderAs(page, 'sushi-nami', ROLL)
    for (const status of ['ACCEPTED', 'READY', 'DELIVERED'] as const)
      await moveOrder(shuffled.server, code, status)
    const posts: { answers: SurveyAnswer[] }[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/survey/'))
        posts.push(request.postDataJSON() as { answers: SurveyAnswer[] })
    })
    await page.goto(companionPaths.survey('sushi-nami', code))
    await page.getByRole('radio', { name: '3 estrellas, regular' }).check({ force: true })
    await page.getByRole('checkbox', { name: 'El arroz' }).check()
    await page.getByRole('button', { name: 'Enviar calificación' }).click()
    await page.getByText('Lo cocinamos cada 40 minutos.').waitFor()
    const text = await page.getByRole('main').innerText()
    const places = ['¿Cómo llegó el arroz?', '¿Qué te haría volver?', '¿Quieres decirle algo al itamae?'].map(
      (title) => text.indexOf(title),
    )
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(posts).toEqual([
      {
        answers: [
          {
            questionTitle: '¿Cómo estuvo tu experiencia Nami?',
            answer: '3',
            orderingCustomerId: '+56961234567',
            surveyId: 'nami',
            questionId: 'general',
            mandatory: true,
            dinerOrderId: id,
            questionType: 'rating',
            priority: true,
            reason: ['El arroz'],
          },
        ],
      },
    ])
  })
})

describe('the survey of an order', () => {
  test('[SURV-01] [SURV-02] [SURV-03] by keyboard: the rating at once, its reasons, then the rest, then thanks', async () => {
    const code = await delivered()
    const page = await opened(companionPaths.survey('la-esquina', code))
    await page.getByRole('heading', { level: 1, name: 'Califica tu pedido' }).waitFor()
    expect(await page.title()).toBe('Califica tu pedido · La Esquina')
    await page.getByText(`Pedido ${formatOrderCode(code)}`).waitFor()
    expect(await page.getByRole('group').or(page.getByRole('radiogroup')).count()).toBe(1)

    // nothing chosen: said as a toast and beside the field, which has the focus
    await page.getByRole('button', { name: 'Enviar calificación' }).click()
    const required = 'La pregunta ¿Cómo fue tu pedido? es obligatoria'
    await page.getByRole('alert').filter({ hasText: required }).waitFor()
    await page.getByRole('radiogroup').getByText(required).waitFor()
    const one = page.getByRole('radio', { name: '1 estrella, muy malo' })
    await expect.poll(() => one.evaluate((star) => star === document.activeElement)).toBe(true)

    await page.keyboard.press('Space')
    const reasons = page.getByRole('group', { name: '¿Qué podemos mejorar?' })
    await reasons.waitFor()
    for (let star = 1; star < 5; star += 1) await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: '5 estrellas, excelente' }).isChecked()).toBe(true)
    expect(await reasons.count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await reasons.getByRole('checkbox', { name: 'La demora' }).check()

    const posts: unknown[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.postDataJSON()))
    // however long the test takes, a second press is one within the time that takes none
    await page.clock.pauseAt(site.server.time.now.getTime() + 60_000)
    await page.getByRole('button', { name: 'Enviar calificación' }).click()
    await page.getByText('Recibimos tu calificación. Si quieres, cuéntanos más.').waitFor()
    await page.getByRole('img', { name: 'Tu calificación: 4 de 5' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Recibimos')
    expect(posts).toMatchObject([
      { answers: [{ questionId: 'general', answer: '4', reason: ['La demora'] }] },
    ])
    const send = page.getByRole('button', { name: 'Enviar respuestas' })
    expect(await send.getAttribute('aria-busy')).toBe('true')
    await send.click({ force: true })
    expect(posts).toHaveLength(1)

    const text = page.getByRole('textbox', { name: /^¿Quieres contarnos algo más\?/ })
    await text.fill('🍕'.repeat(200))
    expect(await text.inputValue()).toBe('🍕'.repeat(180))
    await page.getByText('180 de 180 caracteres').waitFor()
    await text.fill('Muy rico')
    await page.getByRole('checkbox', { name: 'El sabor' }).check()
    await page.clock.runFor(SURVEY_BLOCK_MS - 1)
    expect(await send.getAttribute('aria-busy')).toBe('true')
    await page.clock.runFor(1)
    await expect.poll(() => send.getAttribute('aria-busy')).toBeNull()
    await page.clock.resume()
    await send.click()
    await page.getByRole('heading', { name: 'Gracias por calificar tu pedido' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Gracias por calificar')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)

    await page.reload()
    await page.getByRole('heading', { name: 'Gracias por calificar tu pedido' }).waitFor()
    await page.getByRole('link', { name: 'Volver al Menú' }).click()
    await page.waitForURL('**/menu/la-esquina**')
  })

  test('[SURV-02] the button stays busy until the answers have arrived', async () => {
    const page = await opened(companionPaths.survey('la-esquina', await delivered()))
    let arrive = (): void => undefined
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/api/survey/**', async (route) => {
      await arrived
      await route.fallback()
    })
    await page.getByRole('radio', { name: '5 estrellas, excelente' }).check({ force: true })
    await page.clock.pauseAt(site.server.time.now.getTime() + 60_000)
    const send = page.getByRole('button', { name: 'Enviar calificación' })
    await send.click()
    await page.clock.runFor(SURVEY_BLOCK_MS)
    expect(await send.getAttribute('aria-busy')).toBe('true')
    arrive()
    await page.getByText('Recibimos tu calificación').waitFor()
  })

  test('[SURV-01] [SURV-02] a link fills in the rating; what failed to arrive stays, also over a reload, and can be sent again', async () => {
    const code = await delivered('sushi-nami', ROLL)
    const path = companionPaths.survey('sushi-nami', code)
    const page = await opened(`${path}?surveyGeneralNPSAnswer=2`, {
      colorScheme: 'dark',
      expected: [/Failed to load resource/],
    })
    const general = page.getByRole('radiogroup', { name: '¿Cómo estuvo tu experiencia Nami?' })
    expect(await general.getByRole('radio', { name: '2 estrellas, malo' }).isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: 'El embalaje' }).check()
    await page.route('**/api/survey/**', (route) => route.abort())
    const told = page.waitForRequest('**/api/diner/log')
    await page.getByRole('button', { name: 'Enviar calificación' }).click()
    expect((await told).postDataJSON()).toMatchObject({
      error: expect.stringContaining('Survey not sent'),
      context: { alias: 'sushi-nami', screen: 'survey' },
    })
    await page.getByText('No pudimos enviar tus respuestas. Siguen aquí: inténtalo de nuevo.').waitFor()
    await general.getByRole('radio', { name: '3 estrellas, regular' }).check({ force: true })
    await page.unroute('**/api/survey/**')
    await page.reload()
    await expect
      .poll(() => general.getByRole('radio', { name: '3 estrellas, regular' }).isChecked())
      .toBe(true)
    expect(await page.getByRole('checkbox', { name: 'El embalaje' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Enviar calificación' }).click()
    await page.getByRole('img', { name: 'Tu calificación: 3 de 5' }).waitFor()

    const rice = page.getByRole('radiogroup', { name: '¿Cómo llegó el arroz?' })
    const send = page.getByRole('button', { name: 'Enviar respuestas' })
    await rice.getByRole('radio', { name: '5 estrellas, excelente' }).check({ force: true })
    await send.click()
    const choice = page.getByRole('group', { name: '¿Qué te haría volver?' })
    await choice.getByText('La pregunta ¿Qué te haría volver? es obligatoria').waitFor()
    await expect.poll(() => choice.evaluate((group) => group === document.activeElement)).toBe(true)
    await choice.getByRole('checkbox', { name: 'Puntos dobles' }).check()
    await send.click()
    await page.getByRole('heading', { name: 'Gracias por calificar tu pedido' }).waitFor()
  })

  test('[SURV-01] is complete without scripts; too early, canceled and unknown have views of their own', async () => {
    const code = await delivered()
    const page = await opened(`${companionPaths.survey('la-esquina', code)}?surveyGeneralNPSAnswer=4`, {
      javaScriptEnabled: false,
      expected: [/404/],
    })
    expect(await page.getByRole('radio', { name: '4 estrellas, bueno' }).isChecked()).toBe(true)
    await page.getByRole('checkbox', { name: 'El precio' }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

    const early = await placeOrder(site.server, 'la-esquina', { choices: EMPANADA })
    await page.goto(companionPaths.survey('la-esquina', early.code))
    await page.getByRole('heading', { name: 'Todavía es pronto para calificar' }).waitFor()
    await page.getByRole('link', { name: 'Ver mi pedido' }).waitFor()
    await moveOrder(site.server, early.code, 'CANCELED')
    await page.goto(companionPaths.survey('la-esquina', early.code))
    await page.getByRole('heading', { name: 'Este pedido fue cancelado' }).waitFor()
    for (const wrong of [
      companionPaths.survey('la-esquina', '00000000000'),
      companionPaths.survey('cafe-aurora', code),
    ]) {
      const answer = await page.goto(wrong)
      expect(answer?.status()).toBe(404)
      await page.getByRole('heading', { name: 'No encontramos esta página' }).waitFor()
    }
  })
})
