/**
 * Every value the product chose for itself (design §5) and every constant of the two specifications
 * (diner §9, delivery §9), each with the reason beside it. A value a venue may change is only the default here.
 * Units are in the names: Ms, Seconds, Minutes, Hours, Px, Degrees; amounts without a unit are counts.
 */

import type { IdentificationType } from '#generated/models.ts'

// — Screen behaviour —

/** Closing animation of every modal. @source diner spec §9 */
export const MODAL_CLOSE_MS = 190
/** The cart answers an addition for so long. @source delivery spec §9 "Cart animation 1450 ms" */
export const CART_ANSWER_MS = 1_450
/** Places search, branch search and phone input wait this long after the last key. @source diner spec §9 */
export const SEARCH_DEBOUNCE_MS = 500
/** A toast closes by itself after this. @source diner spec §9 */
export const TOAST_CLOSE_MS = 3_000
/**
 * One that takes something back when pressed stands longer: it has to be read, reached and pressed.
 * @source assumed: what systems of phones give such a press at most
 */
export const TOAST_ACTION_CLOSE_MS = 10_000
/** Toasts on screen at once; a further one replaces the oldest. @source diner spec §9 */
export const MAX_TOASTS = 2
/** Spinner on the card inputs while the provider settles. @source diner spec §9 */
export const CARD_MOCK_LOADING_MS = 2_000
/** Attempts to open the chat widget, and the pause between them. @source diner spec §9 */
export const CHAT_OPEN_RETRIES = 10
export const CHAT_OPEN_RETRY_MS = 200
/** The follow-up reloads itself this long after an update. @source delivery spec §9 */
export const REFRESH_AFTER_UPDATE_MS = 5_000
/** Vibration patterns. @source delivery spec §9 */
export const VIBRATION_SUCCESS_MS: readonly number[] = [100]
export const VIBRATION_FAILURE_MS: readonly number[] = [100, 50, 100, 75, 100]

// — Lists and pages —

/** Branch cards per page of a company. @source diner spec §9 */
export const BRANCH_PAGE_SIZE = 99
/** Loyalty history rows per page; the spec has two readings, the one with a number wins. @source diner spec §9 */
export const LOYALTY_PAGE_SIZE = 20
/** Orders per page of 'Mis pedidos'. @source assumed: not shown; 20 is two phone screens, as for loyalty rows */
export const ORDER_PAGE_SIZE = 20
/** How long a rider waits for who won a shipment. @source assumed: after that the rider has gone on to something else */
export const TAKE_LASTS_SECONDS = 60
/** Shipments per page of the rider list. @source assumed: not shown; the same 20 as the order list */
export const RIDER_PAGE_SIZE = 20
/** Venues per page of the guide. @source assumed: not shown; 24 fills rows of 2, 3 and 4 cards */
export const GUIDE_PAGE_SIZE = 24
/** How far the guide looks around a point. @source assumed: not shown; nobody drives further for dinner, and a search code finds what lies beyond */
export const GUIDE_RADIUS_KM = 100
/** Upselling suggestions shown in the cart. @source assumed: not shown; 6 is one slider's worth */
export const UPSELL_LIST_SIZE = 6

// — Cart and plate —

/** Units of one plate when the plate sets no limit. @source diner spec §9 */
export const DEFAULT_MAX_QUANTITY = 9_999_999
/** Characters of the notes of an item; NOTES_LIMIT may change or lift it. @source diner spec §9 */
export const ITEM_NOTES_LIMIT = 250
/** Characters of the notes of an order; NOTES_LIMIT may change or lift it. @source diner spec §9 */
export const ORDER_NOTES_LIMIT = 250
/** How long a stored cart lives. @source assumed: not shown; a day, because prices and stock are checked again anyway */
export const CART_TTL_HOURS = 24

// — Checkout —

/** An email must be shorter than this. @source diner spec §9 "under 100 characters" */
export const EMAIL_LENGTH_BELOW = 100
/** Length of a document once stripped. @source diner spec §9 */
export const DOCUMENT_MIN_LENGTH = 7
export const DOCUMENT_MAX_LENGTH = 11
/** Source of an order without campaign or referrer. @source diner spec §9 */
export const DEFAULT_SOURCE = 'DIRECT'
/** The diner agrees to notifications unless told otherwise. @source diner spec §9 */
export const DEFAULT_OPT_IN = true
/** Payment method when nothing else is chosen. @source diner spec §9 "the cash-like default" */
export const DEFAULT_PAYMENT_METHOD = 'CASH'
/** Payment method when delivery takes no cash and no other is active. @source diner spec §4 "a default non-cash type" */
export const DEFAULT_NON_CASH_METHOD = 'CARD'
/** How long a code of limited use stays applied. @source diner spec §9 */
export const LIMITED_CODE_MS = 180_000
/** Points to currency: 1 point is 1 unit of currency. @source diner spec §9 */
export const POINT_VALUE_IN_CURRENCY_UNITS = 1
/** Kind of identification a card form asks for where its country has none of its own. @source diner spec §9 */
export const DEFAULT_IDENTIFICATION: IdentificationType = 'DNI'

// — Sign-in —

/** Digits of a one-time code, tries and life. @source design §5 leaves them open; six digits are what people are used to, five tries forgive a slip, ten minutes a slow network */
export const ONE_TIME_CODE_DIGITS = 6
export const ONE_TIME_CODE_TRIES = 5
export const ONE_TIME_CODE_MINUTES = 10
/** Codes a phone is sent in an hour for one who asks. @source assumed: two slips and a new phone; more is somebody else's game */
export const ONE_TIME_CODES_PER_REQUESTER = 5
/** The same for all who ask together. @source assumed: two strangers leave a share for the owner, and no phone is flooded */
export const ONE_TIME_CODES_PER_PHONE = 15
/**
 * Rewards, and first orders with a benefit, that a device is given in this time for phones that nobody proved; each kind
 * by itself. @source design §5 "Unproven phones"
 */
export const UNPROVEN_BENEFITS_PER_DEVICE = 1
/** The same for all devices of a network. @source assumed: a family and its guests; who invents phones also forgets cookies */
export const UNPROVEN_BENEFITS_PER_NETWORK = 5
export const UNPROVEN_BENEFIT_HOURS = 24
/** How long a proof of a phone counts. @source assumed: operators give numbers to others after about half a year */
export const PHONE_PROOF_DAYS = 180

// — Orders and payment —

/** An order in progress is dated at most this far from now. @source diner spec §9 */
export const IN_PROGRESS_HOURS = 24
/** Time to pay an immediate order. @source assumed: not shown; a kitchen will not hold an order longer */
export const PAYMENT_HOURS_IMMEDIATE = 1
/** Time to pay a scheduled order: until its slot minus the lead time, and never longer than this. @source assumed: not shown */
export const PAYMENT_HOURS_SCHEDULED_MAX = 24
/** Shortest time to pay a scheduled order. @units minutes @source assumed: as long as a card or a bank's page takes */
export const PAYMENT_MINUTES_MIN = 10
/** How long a diner may report what was wrong with a delivered order. @units hours @source assumed: two days, as long as an unpaid order waits */
export const REPORT_HOURS = 48
/** Longest text of a report. @source assumed: as long as an item's notes */
export const REPORT_TEXT_LIMIT = 250
/** How long the link in the message to an order's phone opens it, from when the order is due. @units days @source assumed: past the last report and the survey, and before the number is somebody else's */
export const ORDER_LINK_DAYS = 7
/** Orders of which a phone is told in an hour, by all venues together. @source assumed: as many as one-time codes, for the same reason */
export const ORDER_LINKS_PER_HOUR = 5
/** Length and entropy of an order code; of its groups, for the eye only, the last is the short number of kitchen and rider. @source design §5: unguessable, at least 50 bits; 11 base-32 characters are 55 */
export const ORDER_CODE_LENGTH = 11
export const ORDER_CODE_GROUPS: readonly number[] = [4, 3, 4]
/** Encoded characters of a prefilled message; longer texts become summary and link. @source design §5: apps cut longer links */
export const MESSAGE_TEXT_MAX_ENCODED = 2_000
/** Characters of the order text that is kept with the order. @source assumed: the contract's limit, five messages' worth */
export const ORDER_TEXT_MAX_LENGTH = 10_000

// — Campaigns and contact —

/** How long a left cart waits before its diner is told. @source diner spec §4 shows no value; assumed: half an hour is longer than a phone call and shorter than an appetite */
export const ABANDONED_CART_MINUTES = 30
/** Between two messages about left carts to one phone, of whichever venues. @source assumed: more than one a day is pestering */
export const ABANDONED_CART_HOURS_BETWEEN = 24
/** How long a left cart can be taken up again. @source assumed: after a week prices and appetite are others */
export const ABANDONED_CART_DAYS = 7

// — Scheduling —

/** Least time between now and a slot; the larger of this and the mode's own delay. @source assumed: not shown */
export const SCHEDULE_LEAD_MINUTES = 30
/** Distance between slots. @source assumed: not shown; quarters are what people say */
export const SCHEDULE_SLOT_MINUTES = 15
/** Days offered, today included. @source assumed: not shown; weekly hours repeat after seven */
export const SCHEDULE_DAYS_AHEAD = 7

// — Venue cards —

/** The star shows from this average … @source assumed: threshold not shown; below it a star would deter */
export const NPS_STAR_FROM = 3.5
/** … and from this many answers. @source assumed: fewer answers are noise */
export const NPS_STAR_MIN_ANSWERS = 10
/** Digits after the comma of a distance in kilometres, and of the star. @source diner spec §9 */
export const DISTANCE_DECIMALS = 1
export const NPS_DECIMALS = 1

// — Address and maps —

/** Country when nothing else says one. @source diner spec §5 "the branch country, else ar" */
export const DEFAULT_COUNTRY = 'AR'
/** Map centre before anything is known: Buenos Aires. @source diner spec §9 */
export const MAP_DEFAULT_CENTRE = { lat: -34.58, lng: -58.44 } as const
/** Zoom of the open map, and of the other provider (given zoom times the factor). @source diner spec §9 */
export const MAP_DEFAULT_ZOOM = 5
export const PLACES_ZOOM_FACTOR = 3
export const PLACES_DEFAULT_ZOOM = 80
/** Heights of the two maps, of the address list and of the modal body. @source diner spec §9 */
export const OPEN_MAP_HEIGHT = '20vh'
export const PLACES_MAP_HEIGHT = '200px'
export const ADDRESS_LIST_MAX_HEIGHT = '75vh'
export const MODAL_BODY_INSET_PX = 180
/** Countries a place search is restricted to: the phone countries without the United States. @source diner spec §5 */
export const GEOCODER_COUNTRIES = ['AR', 'UY', 'CL', 'BR', 'PE', 'CO', 'VE', 'PY', 'MX', 'EC', 'BO'] as const
/** Suggestions below the address field. @source assumed: more would push the rest of the form off a phone's screen */
export const MAX_SUGGESTIONS = 6
/**
 * How far the point of an address may lie from where the written address is found.
 * @source assumed: three blocks; house numbers are interpolated and entrances lie around the corner, while zones are
 * kilometres wide
 */
export const ADDRESS_TOLERANCE_METERS = 300
/** A point this far from its written address is asked about. @source assumed: most streets, found at their middle, are shorter than 1 km */
export const ADDRESS_ASK_METERS = 500
/** Requests a second to a geocoder, for all visitors together. @source design §5: the usage policy of public hosts */
export const GEOCODER_REQUESTS_PER_SECOND = 1

// — Survey —

/** Characters of a text answer. @source delivery spec §9 */
export const SURVEY_TEXT_LIMIT = 180
/** The rating that asks for no reasons. @source delivery spec §9 */
export const SURVEY_FULL_SCORE = 5
/** A second submission is refused for this long. @source delivery spec §9 */
export const SURVEY_BLOCK_MS = 1_500
/** An order that nobody marked as delivered can be rated this long after it. @source assumed: by then it has arrived, or that is what the answer will say */
export const SURVEY_OPENS_AFTER_HOURS = 1

// — Riders —

/** Slider: completes when released at or beyond this, of 0 to 100. @source assumed: not shown; a short pull must not advance a delivery */
export const SLIDER_COMPLETES_AT = 70
/** Slider: a larger jump is a tap on the track, not a slide. @source assumed: not shown */
export const SLIDER_STEP_LIMIT = 25
/** Window of the shipment search. @source delivery spec §9 */
export const SHIPMENT_SEARCH_DAYS = 3
/** Provider of the venue's own riders. @source delivery spec §9 */
export const OWN_FLEET_PROVIDER = 'OWN_FLEET'
/** An order is soon due from here on. @units minutes @source assumed: what a kitchen needs for one more plate */
export const LATE_SOON_MINUTES = 10

/** Delivery key: digits and tries; asked at 'Entregado', refused by the server when wrong. @source design §5: 4 digits can be said aloud at a door */
export const DELIVERY_KEY_DIGITS = 4
export const DELIVERY_KEY_TRIES = 5
/** Shift code: digits, tries and the time they are counted in. @source design §5: typed, not said, so longer */
export const SHIFT_CODE_DIGITS = 6
export const SHIFT_CODE_TRIES = 5
export const SHIFT_CODE_WINDOW_MINUTES = 15
/**
 * Wrong ones of a whole venue in that time, of phones that it does not know: from the first number on one a minute is
 * looked at, from the second on none. @source assumed: ten are two new riders who both lock themselves out; twenty in a
 * quarter of an hour find one code of a million in eight months on average
 */
export const SHIFT_CODE_VENUE_SLOW_FROM = 10
export const SHIFT_CODE_VENUE_SLOW_SECONDS = 60
export const SHIFT_CODE_VENUE_TRIES = 20
/** A shift ends by itself after this. @source assumed: a long working day; a forgotten or stolen phone opens nothing the day after @units hours */
export const SHIFT_HOURS = 12
/** The rider's position is sent after moving this far or after this long, whichever comes first. @source design §5 */
export const RIDER_POSITION_METERS = 10
export const RIDER_POSITION_SECONDS = 30
/** A position sooner than this after the last one changes nothing. @source assumed: 10 m take a motorcycle a second; a map needs no more */
/** @source assumed: faster than any street allows */
export const RIDER_TOP_METERS_PER_SECOND = 50
/** How far a phone may be off. @units metres @source assumed: the worst of a street between towers */
export const RIDER_POSITION_ERROR_METERS = 1_000
/** A position older than this says nothing of where the rider is now. @units seconds @source assumed */
export const RIDER_POSITION_OLD_SECONDS = 600
export const RIDER_POSITION_MIN_SECONDS = 3
/** How fast a rider comes nearer, as the crow flies. @source assumed: 15 km/h, detours, lights and stairs included */
export const RIDER_METERS_PER_MINUTE = 250
/** Shipments of one stack. @source schemas/models/shipment.yaml ShipmentStack; nobody carries more */
export const STACK_MAX_SHIPMENTS = 50

// — Tracking —

/** Live updates are subscribed to after this. @source delivery spec §9 */
export const TRACKING_SUBSCRIBE_DELAY_MS = 1_000
/** Polling when live updates fail; doubled after each failure. @source design §5 */
export const TRACKING_POLL_SECONDS = 15
/** Zoom of the tracking map at the start. @source delivery spec §9 */
export const TRACKING_ZOOM = 5
/** Edge of a marker icon. @source delivery spec §9 */
export const MARKER_SIZE_PX = 36
/** Latitude offset of the map centre at zoom 14; below zoom 7 it is used as it is. @source assumed: base not shown; about 100 px north, so that the markers stand clear of the panel at the top */
export const TRACKING_OFFSET_BASE_DEGREES = 0.007
export const TRACKING_OFFSET_BASE_ZOOM = 14
export const TRACKING_OFFSET_FIXED_BELOW_ZOOM = 7

// — Money when a country says nothing —

/** Sign and separators. @source diner spec §9: '.' and ',' for all countries, '$' for the sign */
export const DEFAULT_CURRENCY_SYMBOL = '$'
export const THOUSANDS_SEPARATOR = '.'
export const DECIMAL_SEPARATOR = ','
// The default colours of diner spec §9 are in src/theme: colour literals live nowhere else.
