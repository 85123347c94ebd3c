import { describe, expect, test } from 'vitest'
import ts from 'typescript'

import { readDocument } from '#server/contract/document.ts'
import { projectRoot } from '#server/project-root.ts'
import { parse, readProduct, walk } from '../../scripts/requirements/product.mjs'

/** The entities of diner spec §3 and delivery spec §3 by our schema, with the fields that they name. */
const FIELDS: Readonly<Record<string, string>> = {
  Company: 'id name alias',
  Branch:
    'id name alias generalConfig askForLocation withCustomLogo withCustomHorizontalLogo withCustomBackgroundLogo withCustomBannerLogo customLogoURL customBannerLogoURL social customMessage fbPixelId googleTagManagerId googleAnalyticsId',
  GeneralConfig: 'colorConfig fontFamily onlineMarketingConfig menuConfig',
  OnlineMarketingConfig: 'title description keywords',
  MenuConfig: 'plateDetailInModal platesInMainView',
  Social: 'instagram facebook',
  ColorConfig:
    'buttonBorderedColorLight buttonBorderedColorDark lightMainColor darkMainColor promotionalBannerColorLight promotionalBannerColorDark mainBackgroundColorLight mainBackgroundColorDark mainTextColorLight mainTextColorDark descriptionTextColorLight descriptionTextColorDark colorModeType',
  BranchContact:
    'id name alias branch address distance callPhone whatsAppPhone deliveryConfig reachableByDelivery ordersConsoleActive mandatoryEmail commercialTermsInfo manualClosure',
  VenueAddress: 'street number zone locality city country',
  CommercialTermsInfo: 'blocked',
  DeliveryConfig: 'orderModes workingDays betweenStreetsRequired npsAvg',
  WorkingDay: 'dayOfWeek workingHours',
  TimeRange: 'startAt endAt',
  OrderMode:
    'id type showName active orderEnabled useSchedule minDelayInMinutes maxDelayInMinutes schedules paymentTypes',
  Schedule: 'scheduleConfigs',
  ScheduleConfig: 'workingDays',
  PaymentType: 'id showName description active paymentMethod upload onlinePayment',
  OnlinePayment: 'providerName paymentMethod',
  Menu: 'categories remarkeds upselleds discounts',
  Category: 'id name showName description withImage plates indicators hasIndicators',
  Plate:
    'id name showName description sizes category garnishGroups indicators hasIndicators withImage maxQuantity visible excludedCategories',
  PlateSize: 'id name price',
  PlateCategory: 'id showName',
  GarnishGroup: 'id name mandatory multipleSelection minGarnishAmount maxGarnishAmount garnishes',
  Garnish: 'id name description price visible',
  Indicator: 'id showName backgroundColor textColor',
  CartItem:
    'referenceId referenceType name notes quantity price originalPrice priceWithoutModifiers sizeId categoryId categoryShowName maxQuantity source upsell index discount extras',
  CartItemDiscount: 'itemId type discountReferenceId amount',
  CartExtra:
    'groupId groupName maxGarnishAmount minGarnishAmount cantAct multipleSelection mandatory groupItems',
  CartExtraItem: 'quantity name referenceId referenceType price',
  UserLocation:
    'street number city locality country postalCode fullAddress lat lng betweenStreets details geocoded fromLocalStorage',
  OrderingCustomer: 'optIn addressesRegistered name phone loyaltyPointsBalance',
  LoyaltyProgram:
    'active name orderPercentage minRedeemedPoints maxRedeemedPoints maxRedeemedPercentage supportsDiscounts cashbackZero branchContactIds',
  LoyaltyHistoryRow: 'orderCode createdAt amount postBalance',
  LoyaltyReward: 'id active rewardAmount branchId branchContactId',
  RewardClaim: 'name phone email branchId branchContactId loyaltyRewardId acquisitionChannel',
  GeneralDiscount: 'type percentage fixedDiscount buy pay finalPrice plates priority',
  CodeDiscount:
    'code type value id active minimumOrderAmount plate maximumDiscountAmount category firstTimeOnly limitedUsage deliveryFee',
  DiscountLine: 'name type value amount discountReferenceId externalBenefitType code',
  SurchargeLine: 'name type value amount surchargeReferenceId',
  Fees: 'userFee percentageUserFee',
  DeliveryInfo: 'inside providersFailed fees minimumOrderPrice freeDeliveryAmount cashAllowed',
  ScheduleInfo: 'schedulerDaysInfo datesBetween',
  SchedulerDayInfo: 'dayOfWeek availableHours',
  MenuCustomization:
    'resource displayType theme commands text orderModeType label orderNotesLimit hasOrderNotesLimit itemNotesLimit hasItemNotesLimit',
  MenuHash: 'orderModeId hash',
  Country: 'name currencyCode currencySymbol phonePrefix mantissaLength',
  SurveyCompletion: 'orderHasResponse generalNPSAnswer',
  OrderSummary: 'code price paymentType scheduled scheduledAt orderedAt',
  OrderPayload:
    'orderText items type price userServiceFee paymentType branchContact source tableUid tableNumber destination phone customerName optIn installedApp discounts surcharges notes deliveryFee paysWith orderModeId scheduled scheduledAt customerEmail acquisitionChannel loyaltyInfo minDelayInMinutes maxDelayInMinutes document customerDocument userExternalReference partnerName paymentInfo analyticsInfo campaignId generalCodeDiscount loyaltyProgramPoints loyaltyProgramName token paymentAmount',
  OrderBranchContact: 'id',
  OrderLoyaltyInfo: 'redeemedPoints',
  PaymentInfo: 'status paymentReferenceId paymentUpload amount',
  OrderAnalyticsInfo: 'sessionId',
  CardPayment: 'token paymentMethodId dinerOrderId cardName identificationType identificationNumber',
  OrderFollowUp:
    'code id type status paymentType paysWith orderedAt scheduled scheduledAt items itemsPrice surcharges discounts deliveryFee userServiceFee notes destination trackingUrl shipmentSecurityCode redeemedPoints gainedPoints orderModeName branchContactAlias',
  OrderedItem: 'referenceId categoryId name quantity notes extras maxQuantity source accPrice',
  Survey: 'id active questions',
  Question: 'id title subTitle type questionOrder mandatory priority questionReasons',
  QuestionReason: 'reason',
  SurveyAnswer:
    'questionTitle answer orderingCustomerId surveyId questionId mandatory dinerOrderId questionType priority reason',
  Shipment:
    'id status createdAt updatedAt logisticsOrder stackingOrder returnShipment customer codeToShow eta rider destination',
  ShipmentCustomer: 'name phone',
  ShipmentStack: 'id shipments status code returnStack',
  WhoAmI: 'riderId name phone',
  Rider: 'id name phone active riderUser',
  RiderCreate: 'name phone securityCode active riderUser',
  RiderUser: 'branchContact',
  NearbyVenue: 'alias name address distanceInMeters whatsAppPhone',
  NearbyAddress: 'street number city',
  TrackingInfo:
    'id orderCode at status riderPosition branchPosition destinationPosition rider eta securityCode',
  TrackingRider: 'name phone',
  OrderErrorReport: 'code errorType',
}

/** Fields that the specifications name and the schemas do not have, and why. */
const LEFT_OUT: readonly [entity: string, field: string, reason: string][] = [
  ['OrderMode', '@type', 'another spelling of type: one name for one thing'],
  ['OrderMode', 'orderModeType', 'the same four values as type'],
  ['Plate', 'visibility', 'is visible here, as of a garnish'],
  ['GarnishGroup', 'groupId', 'the specification allows id or groupId'],
  ['GarnishGroup', 'groupName', 'the specification allows name or groupName'],
  [
    'SurveyCompletion',
    'NPS',
    "the venue's average is npsAvg of DeliveryConfig; an order's own is generalNPSAnswer",
  ],
  [
    'OrderFollowUp',
    'customerId',
    'the customer is the phone, which the code of an order does not open (design §5)',
  ],
  [
    'OrderFollowUp',
    'paymentUrl',
    'POST /api/paymenturl makes it when it is pressed: a link in a page would be too old',
  ],
  ['OrderFollowUp', 'uploadType', 'payUntil and cardPayment say how it can still be paid'],
  ['OrderFollowUp', 'externalBenefit', 'a line of discounts with externalBenefitType'],
  [
    'OrderFollowUp',
    'shipments',
    'trackingUrl leads to the one on its way; the others are the venue’s matter',
  ],
  ['OrderFollowUp', 'logisticsOrderId', 'only riders need it: logisticsOrder of Shipment'],
  ['Rider', 'securityCode', 'is sent and never answered: a secret of the venue'],
  ['CardPayment', 'cardNumber', "typed into the provider's own frame: no card number reaches this API"],
  ['CardPayment', 'cardExpiry', "typed into the provider's own frame"],
  ['CardPayment', 'cardSecurityCode', "typed into the provider's own frame"],
  ['CardPayment', 'cardDocument', 'is identificationNumber here, as the table of calls writes it'],
  ['TrackingInfo', 'dateAndTime', 'is at, one instant'],
]

const { schemas } = readDocument().components
const propertiesOf = (name: string) => Object.keys(schemas[name]?.['properties'] ?? {})
const all = Object.entries(FIELDS).flatMap(([entity, fields]) =>
  fields.split(' ').map((field) => [entity, field] as const),
)

/** Every name that the product's own code mentions, what is generated from the schemas left out. */
function namesInProduct(): Set<string> {
  const root = projectRoot()
  const { files } = readProduct(root)
  const names = new Set<string>()
  for (const file of files.filter((one) => !one.startsWith('src/generated/')))
    walk(parse(root, file), (node) => {
      if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) names.add(node.text)
    })
  return names
}

describe('[API-03] the fields of the entities of both specifications', () => {
  test('[API-03] each is in its schema', () => {
    expect(all.filter(([entity, field]) => !propertiesOf(entity).includes(field))).toEqual([])
  })

  test('[API-03] each is filled or read by the product', () => {
    const names = namesInProduct()
    expect(all.filter(([, field]) => !names.has(field))).toEqual([])
  })

  test('[API-03] one that is left out has a reason, and really is', () => {
    for (const [entity, field, reason] of LEFT_OUT) {
      expect(propertiesOf(entity)).not.toContain(field)
      expect(reason.length).toBeGreaterThan(10)
    }
  })
})
