/* Written by "npm run codegen" from schemas/. Do not edit: change the schema and run it again. */

import type * as Models from './models.ts'

export interface paths {
    "/api/diner/{alias}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an alias stands for
         * @description Source: diner spec §7. Drafts and unknown aliases answer 404.
         */
        get: operations["getDinerEntity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/file/{id}/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address of a picture of an entity
         * @description Source: diner spec §7.
         */
        get: operations["getFileUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/country/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Money and phone of a country
         * @description Source: diner spec §7.
         */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/companies/{companyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company
         * @description Source: diner spec §7.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/companies/{company}/branches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branches of a company, page by page
         * @description Open ones first, then the nearest, then in the order of the folder. search, lat, lng and asOf are ours. Source: diner spec §7, page size 99 by §9.
         */
        get: operations["listCompanyBranches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/branchcontacts/{alias}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branch contacts of a branch
         * @description Blocked ones are left out. lat and lng are ours: with them distance and reachableByDelivery are filled and the nearest comes first. Source: diner spec §7.
         */
        get: operations["listBranchContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/branchordermodes/{branchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Order modes found at the branch contacts of a branch
         * @description Source: diner spec §7.
         */
        get: operations["listBranchOrderModes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/storefront": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brand, layouts and texts of an alias
         * @description Ours: what a page is made of besides the venue. Without an alias: the product's own pages. Drafts and unknown aliases answer 404.
         */
        get: operations["getStorefront"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/directory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published storefronts of this installation
         * @description Ours, for the branch selection (ROUTE-01): root aliases of published tenants by name; search ignores case and accents.
         */
        get: operations["listStorefronts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/menu/{alias}/hash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hashes of the menus of several order modes
         * @description Equal hashes mean that a cart may be carried over. Source: diner spec §7.
         */
        get: operations["getMenuHashes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/{branchContactAlias}/menu/{orderModeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Menu of an order mode
         * @description Categories without plates are dropped. Source: diner spec §7.
         */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/{branchContactAlias}/menu/{orderModeId}/outline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a page shows of a menu without reading it
         * @description Small, asked for again while a menu is seen: its version says whether the menu changed. Ours.
         */
        get: operations["getMenuOutline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/{branchId}/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discounts on plates of a branch
         * @description Source: diner spec §7.
         */
        get: operations["listPlateDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menucustomization/{branchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customizations of a branch's menu
         * @description Source: diner spec §7.
         */
        get: operations["listMenuCustomizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/indicators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Indicators that every tenant may use
         * @description The indicators of tenants/_base. Source: diner spec §7.
         */
        get: operations["listIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/entityindicators/{entityType}/{entityId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Indicators of a category or plate
         * @description Source: diner spec §7 /api/entityindicators/{a}/{b}; a and b read as kind and id, because the spec does not name them.
         */
        get: operations["listEntityIndicators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ordermode/schedule/{orderModeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When an order of a mode can be scheduled
         * @description Source: diner spec §7.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ordermodes/{orderModeId}/generaldiscounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discounts on whole orders of a mode
         * @description Source: diner spec §7.
         */
        get: operations["listGeneralDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ordermodes/{orderModeId}/generalsurcharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Surcharges of a mode
         * @description Source: diner spec §7.
         */
        get: operations["listGeneralSurcharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ordermodes/{orderModeId}/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Service fee of a mode
         * @description Source: diner spec §7.
         */
        get: operations["getFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branch/{id}/deliveryzones/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery to an address
         * @description The id is that of a branch contact, because zones belong to it; the spec's path says branch. fullAddress is required: without it no fee is asked (diner spec §5). Source: diner spec §7.
         */
        get: operations["getDeliveryFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branch/{id}/tables/{tableUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The table that a code on it names
         * @description Ours: design §5 "Table". The id is that of a branch contact.
         */
        get: operations["getTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description Priced again by the server and created once per Idempotency-Key. A browser that places an order gets the device session with which it may see its own orders later. Source: diner spec §7.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of a phone at a branch contact
         * @description Only orders that this browser placed, unless the phone is proven; otherwise the empty list. Twenty a page, newest first. Source: diner spec §7.
         */
        get: operations["listCustomerOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/{branchContactOrAlias}/order/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order as its page reads it
         * @description The code opens it without sign-in, but for name, phone, street number, delivery key and what the diner wrote: these for the device that ordered, a proven phone, or who opened the link in the message to it. Source: delivery spec §7.
         */
        get: operations["getOrderFollowUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/{branchContactOrAlias}/order/{code}/receipts/{nth}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A receipt of an order, for whose order it is
         * @description As a page to read and print, or as text. For the device that ordered, a proven phone, or who opened the link in the message to it; everybody else is led to the page of the order.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The link in the message to an order's phone
         * @description Leads to the page of the order, which from then on is the browser's own until the link ends. One that has ended leads there too and opens no more than the code; one that nobody signed leads to the start.
         */
        get: operations["openOrderLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/order/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change details of a placed order
         * @description Until the order is ready, for whose order it is. Source: diner spec §7 and delivery spec §7; the fields are assumed, because the body is not shown.
         */
        post: operations["updateOrderDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/order/followup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order or report an error
         * @description For whose order it is. CANCEL ends an order that its venue has not accepted, and asks the venue to cancel one that it has; the others tell the venue what went wrong. Told again, nothing changes. Source: delivery spec §7 (through a service, path not shown); the path is assumed.
         */
        post: operations["updateOrderFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to a phone
         * @description Only at branches that use codes. The code belongs to the browser that asked for it, lasts ten minutes and takes five tries. For one phone each who asks is sent few codes an hour, and all together not many; a browser that has proven the phone is held up by nobody else. Ours, design §5.
         */
        post: operations["requestSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a phone by its one-time code
         * @description From then on this browser sees everything of the phone at the branch, until it signs out. Ours, design §5.
         */
        post: operations["provePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the session of this browser
         * @description Its proofs are dropped and its cookie ends: what it created is no longer shown to whoever uses it next. Ours, design §5.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderingcustomer/{phone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of a phone
         * @description A phone that this browser has not proven or used gets the empty answer, so that a number alone never shows another person's data. Source: diner spec §7.
         */
        get: operations["getOrderingCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/abandoned/cart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a cart that was left
         * @description Kept for this device session; when the venue's waiting time is over and nothing was cancelled, the phone gets one message with a link to the cart. Source: diner spec §4 and §7; the answer is not shown.
         */
        post: operations["saveAbandonedCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/abandoned/cart/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * The diner came back to the cart
         * @description Drops what this device session left at the venue; another's is not touched. Source: diner spec §4 and §7; the answer is not shown.
         */
        put: operations["cancelAbandonedCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recovery/cart/{phone}/{branchContactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A cart that was left
         * @description Given to the device session that left it, or to whoever has the token of the message that its phone was sent: a phone number alone finds nothing. Source: diner spec §7; abandoned ours.
         */
        get: operations["getRecoveryCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branch/{id}/loyalty-program": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points programme of a branch
         * @description A branch without one answers an inactive programme. Source: diner spec §7.
         */
        get: operations["getLoyaltyProgram"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branch/{branchId}/loyalty-points/history/{phone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points earned and spent
         * @description Newest first. A phone that this browser has not proven shows the points that this browser earned and spent itself. Source: diner spec §7.
         */
        get: operations["listLoyaltyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loyalty-reward/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sign-up reward
         * @description Source: diner spec §7.
         */
        get: operations["getLoyaltyReward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/customer/{phone}/loyalty-reward/{rewardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit a sign-up reward, once
         * @description Once per phone, and once per browser. Source: diner spec §7.
         */
        post: operations["claimLoyaltyReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/codediscounts/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a code gives a discount
         * @description Codes that do not exist, are used up or hold for something else all get the same refusal, and asking often is refused for a while. A code of limited usage is held for this browser for 180000 ms. Source: diner spec §7.
         */
        post: operations["validateCodeDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/external-benefits/{partner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discounts of an external partner's user
         * @description By priority, missing last; the token is the user's at the partner. Source: diner spec §7 and §4.
         */
        post: operations["getExternalBenefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paymenturl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link to pay an order
         * @description The same link as long as it can be paid, for whose order it is. The amount must be the price of the order. Source: diner spec §7.
         */
        post: operations["createPaymentUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order with a card token
         * @description Source: diner spec §7 and delivery spec §7.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment providers this server works with
         * @description With the origin from which a browser loads the provider's card fields, where that is for the server to say. What a venue offers stands in its payment types.
         */
        get: operations["listPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/notices/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A provider says that a payment changed
         * @description Signed by the provider and taken once; the payment itself is read again from the provider, so nothing in the body is believed. One that comes again is answered as the first: providers send on until they read 200 or 201.
         */
        post: operations["receivePaymentNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/callback/{provider}/{segments}": {
        parameters: {
            query?: {
                /** @description What the bank of another provider sends, by its own names; a name that the provider does not know is refused. */
                fields?: {
                    [key: string]: string;
                };
                /** @description Normal return; and, from the page of an order, the token of any bank. */
                token_ws?: string;
                /** @description Cancelled return. */
                TBK_TOKEN?: string;
                /** @description Session of a return that timed out. */
                TBK_ID_SESION?: string;
                /** @description Order of a return that timed out. */
                TBK_ORDEN_COMPRA?: string;
            };
            header?: never;
            path: {
                /** @description The payment provider whose bank it is; transbank in the spec. */
                provider: string;
                /** @description The two segments that the spec runs together, /api/callback/transbank/{segment}{segment}: one path segment here, because a path cannot name a parameter twice. */
                segments: string;
            };
            cookie?: never;
        };
        /**
         * The bank sends the diner back by GET
         * @description Takes the money that the bank agreed to, once, and leads to the page of the order, which says what became of it. A return that names no payment of that order, or one too many, changes nothing and leads to the order all the same, or to the venue where there is no such order: a person stands there, not a program. Ours: the bank returns by GET or POST. Source: delivery spec §7.
         */
        get: operations["returnFromBank"];
        put?: never;
        /**
         * Bank payment callback
         * @description Without a body from the page of an order that has the bank's token in its address, as the spec shows it; with the bank's form where the bank itself sends the diner back, and then it leads to a page as the return by GET does, whatever became of it. Source: diner spec §7 and delivery spec §7; the form is ours.
         */
        post: operations["callBackFromBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survey/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the branch contact when reading, code of the order when answering. */
                reference: string;
            };
            cookie?: never;
        };
        /**
         * Survey of a branch contact
         * @description Source: delivery spec §7 GET /api/survey/{branchContactId}.
         */
        get: operations["getSurvey"];
        put?: never;
        /**
         * Answer the survey of an order
         * @description In one or several posts: questions of priority first, the rest later. Each question is answered once; the same answer again is harmless, another is ALREADY_EXISTS. Mandatory questions must be answered by the post that answers the rest. Source: delivery spec §7 POST /api/survey/{orderCode}.
         */
        post: operations["answerSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/survey/order/{orderCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an order's survey was answered
         * @description Source: delivery spec §7 and diner spec §3 survey summary.
         */
        get: operations["getSurveyCompletion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Venues near a point
         * @description Published venues that are not blocked: around the point, nearest first, or, by a search code, all that it begins. Without a point a search code is needed. Source: delivery spec §7; searching without a point is ours.
         */
        post: operations["findNearbyVenues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open shipments of a branch contact
         * @description Those that wait for a rider; of any other status the rider's own. Shipments of a stack are listed with it. Source: delivery spec §7.
         */
        get: operations["listShipments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/rider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rider's shipment in progress
         * @description Source: delivery spec §7.
         */
        get: operations["getShipmentInProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/order/{logisticsOrderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shipment stack of a logistics order
         * @description Source: delivery spec §7.
         */
        get: operations["getShipmentsOfOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * A shipment
         * @description Source: delivery spec §7.
         */
        get: operations["getShipment"];
        /**
         * Move a shipment to its next state
         * @description The status is the one wanted; the rider is the token's. A status that the rider has already reached is answered with the shipment as it is. Who leaves the store with what the venue called off there meanwhile is answered that, with its food due. Source: delivery spec §7; the last is ours.
         */
        put: operations["updateShipment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the rider is
         * @description Sent every 10 m or 30 s on an active shipment. An older position than the one known, or one too soon after it, is accepted and changes nothing. Ours.
         */
        post: operations["sendRiderPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipments/{id}/deliverykey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the key that the diner tells the rider
         * @description Four digits, five tries. Without a key a reason is needed and stored; once the tries are over it only asks the venue, which grants it. Ours.
         */
        post: operations["checkDeliveryKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shipmentstacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stacks of the own fleet
         * @description Those that wait for a rider; of any other status the rider's own. Source: delivery spec §7; query names as there.
         */
        get: operations["listShipmentStacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stacking/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        /**
         * A stack
         * @description Source: delivery spec §7.
         */
        get: operations["getStack"];
        /**
         * Move a whole stack to its next state
         * @description Source: delivery spec §7, same body as the shipment update.
         */
        put: operations["updateStack"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Identity of the rider
         * @description Source: delivery spec §7.
         */
        get: operations["whoAmI"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rider/bc/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rider of a branch contact by phone
         * @description 404 means that the phone is not registered. Source: delivery spec §7.
         */
        get: operations["findRiderByPhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rider/createwithcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a rider and start the shift
         * @description A wrong security code is a 400; after five of them in 15 minutes it is a 429 with Retry-After, whatever the code. A phone that is known at the store is the same rider, who takes the new name. Source: delivery spec §7 and §8; the lock and the known phone are ours.
         */
        post: operations["createRider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rider/{id}/updatewithcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Start or end a shift
         * @description A wrong security code is a 400; after five of them in 15 minutes it is a 429 with Retry-After, whatever the code. A start ends the shift before it and its token. 409: who carries a shipment cannot end the shift. Name and phone stay as they are. Source: delivery spec §7 and §8; the lock, the token and the 409 are ours.
         */
        put: operations["updateRider"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logisticsorder/tracking/{alias}/{orderCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live position of a delivery
         * @description Source: delivery spec §7. Updates follow on the channel tracking-{id}, id being that of the answer. An order without a shipment yet is PENDING; one that nobody delivers is not found.
         */
        get: operations["getTracking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/diner/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an error of the browser
         * @description Source: diner spec §7.
         */
        post: operations["logClientError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analytics/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record what the diner did
         * @description The nine events of diner spec §7, with the session-id header. The path is ours.
         */
        post: operations["recordAnalyticsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geocode/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places that a text may mean
         * @description Shaped like Nominatim's search, so that either can stand behind it; one upstream request a second, cached. Ours. Source: diner spec §7 Geocoding.
         */
        get: operations["searchAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geocode/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a typed text may become
         * @description Autocomplete of the places service behind the server, for branches whose map provider is PLACES; of its geocoder where there is no such service. Ours. Source: diner spec §7 Geocoding.
         */
        get: operations["suggestPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geocode/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The place of a suggestion
         * @description Ends the session of its suggestions. Ours. Source: diner spec §7 Geocoding.
         */
        get: operations["getPlaceDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a tenant
         * @description The name carries a hash of the content, so the answer never changes. Ours.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tiles/{z}/{x}/{y}.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A map tile
         * @description Web Mercator, 256 by 256 pixels, drawn by the server. Ours. Source: diner spec §7 Browser services.
         */
        get: operations["getTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/menu/{alias}/manifest.webmanifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Web app manifest of a venue
         * @description One per alias, so that each venue installs as its own app. Ours.
         */
        get: operations["getWebManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of all venues or one
         * @description Newest first. Ours.
         */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move an order to another status
         * @description Only along the transitions of the domain, and only for a token that may move the money that moves with it. Repeated under its key, a step is answered as the first time. Ours.
         */
        put: operations["adminMoveOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a branch contact by hand, or open it again
         * @description Ours. Source: diner spec §3 manual-closure data.
         */
        put: operations["adminPauseVenue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/soldout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a branch contact has run out of
         * @description Plates and garnishes switched off while running; those of the folder are not listed. Ours.
         */
        get: operations["adminListSoldOut"];
        /**
         * Switch a plate or a garnish off, or on again
         * @description Menus show it as 'Agotado' at once, and orders with it are refused. With until it comes back by itself. Ours.
         */
        put: operations["adminSetSoldOut"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tenants that were applied
         * @description By alias. Ours.
         */
        get: operations["adminListTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the application of the tenant folders is
         * @description The one that was asked for last, by whichever process it is done. Ours.
         */
        get: operations["adminFindApplication"];
        put?: never;
        /**
         * Read the tenant folders again
         * @description Goes on after the answer, each tenant by itself: one whose folder has faults stays as it was, one whose folder is gone is taken out of service. Asked again meanwhile, the same application is told. Ours.
         */
        post: operations["adminApplyTenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{alias}/person/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that a tenant keeps of a phone
         * @description The operator alone. That it was asked for is kept. Ours.
         */
        post: operations["adminExportPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{alias}/person/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a phone from a tenant
         * @description The operator alone. Sums, the ledger and registered receipts stay, without the person where the law lets them. Refused while an order of the phone is not over. That it was asked for is kept. Ours.
         */
        post: operations["adminErasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tenants/{alias}/person/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who asked for the data of people or had it erased
         * @description The operator alone. Newest first. Ours.
         */
        get: operations["adminListPersonRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a token stands for
         * @description Ours.
         */
        get: operations["adminWhoAmI"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order with everything that a kitchen needs
         * @description Ours.
         */
        get: operations["adminGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write down what was given back
         * @description What no provider sends back: cash of a canceled order, and what a provider refused to send. It moves no money. Repeated under its key, it is answered as the first time. Ours.
         */
        put: operations["adminNoteRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give money of an order back
         * @description Whole or in part, also after its end: a provider sends back what it took, the venue gives back the rest. Repeated under its key, it is answered as the first time. Ours.
         */
        post: operations["adminRefundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}/refunds/{refundId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a provider once more to send money back
         * @description Only for a refund that its provider did not make. Ours.
         */
        post: operations["adminRetryRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The books of a venue on some days
         * @description Sums by method, provider and rider, cash to hand in, money on its way back, and each movement. As CSV all movements: UTF-8 with its mark, separated and with the decimal sign as spreadsheets of the country open it (1234,50 by semicolons, in Mexico, Peru and the United States 1234.50 by commas), no cell that runs as a formula. Ours.
         */
        get: operations["adminGetLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger beside the settlement files of the providers
         * @description Per provider how much agrees, and what does not. Only days that a file covers are compared. Ours.
         */
        get: operations["adminCompareSettlements"];
        put?: never;
        /**
         * Import a settlement file of a provider
         * @description The file as the provider offers it, at most 50,000 rows; which provider it is of its headings tell. Rows of days that were imported before are kept once. Fees that were not known are written to the ledger. Ours.
         */
        post: operations["adminImportSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/scripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scripts that payment pages may run, and what says that others did
         * @description The inventory of the build with the hash and the purpose of each script, what browsers reported of the pages' policy, and the latest comparisons of the payment pages with the inventory. For the operator alone.
         */
        get: operations["adminGetScripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}/receipts/{nth}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A receipt of an order, for its venue
         * @description The same page or text. The bearer token is the operator's, or one of the venue; a credit says what went back, so a kitchen's opens none.
         */
        get: operations["adminGetReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for a rider
         * @description The shipment of an accepted delivery looks for a rider now, or a new one does after a rider gave up on the way. Asked twice, it is done once. Repeated under its key, it is answered as the first time. Ours.
         */
        post: operations["adminDispatchOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}/keytries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Let a rider try the delivery key again
         * @description Only while a shipment of the order is open. Repeated under its key, it is answered as the first time. Ours.
         */
        delete: operations["adminResetKeyTries"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{code}/withoutkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a rider deliver without the key
         * @description Only after the key was locked and the rider said why there is none. Repeated under its key, it is answered as the first time. Ours.
         */
        post: operations["adminGrantWithoutKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/stacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put open shipments together for one rider
         * @description They look for a rider together at once. Repeated under its key, it is answered as the first time. Ours.
         */
        post: operations["adminStackShipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/stacks/{stackId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a stack apart that nobody has taken
         * @description Its shipments look for riders of their own. Asked twice, it is done once. Ours.
         */
        delete: operations["adminUnstackShipments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of a branch contact that want something
         * @description Not at their end, or paid, canceled and not given back. Ours.
         */
        get: operations["adminListOpenOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/shiftcode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the security code of the riders
         * @description Shifts that are on go on. Ours.
         */
        put: operations["adminSetShiftCode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/shifttries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Let everybody try the security code again
         * @description Forgets the wrong security codes of the venue, so that who is locked out may try at once. Ours.
         */
        delete: operations["adminUnlockShiftCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens of a branch contact
         * @description Only for the operator. Ours.
         */
        get: operations["adminListTokens"];
        put?: never;
        /**
         * Make a token for a branch contact
         * @description Only for the operator, who says by its role what it may do with money. Ours.
         */
        post: operations["adminCreateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Only for the operator. Ours.
         */
        delete: operations["adminRevokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks that hear of a branch contact
         * @description Ours.
         */
        get: operations["adminListWebhooks"];
        put?: never;
        /**
         * Let an address hear of a branch contact
         * @description Ours.
         */
        post: operations["adminCreateWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop a webhook, or let it go on
         * @description Ours.
         */
        put: operations["adminSwitchWebhook"];
        post?: never;
        /**
         * Forget a webhook
         * @description Ours.
         */
        delete: operations["adminDeleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/branchcontacts/{id}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a webhook heard lately
         * @description Ours.
         */
        get: operations["adminListDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the studio is on, and asks for a token
         * @description Asked by its page before anything else. Ours.
         */
        get: operations["studioGetSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/base": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The folder that all brands stand on
         * @description What a brand leaves out is taken from here. Ours.
         */
        get: operations["studioReadBase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands that a draft can be made of
         * @description By alias; drafts are not among them. Ours.
         */
        get: operations["studioListTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/tenants/{alias}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A brand's folder
         * @description The files as they lie there, texts with their content. Ours.
         */
        get: operations["studioReadTenant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/tenants/{alias}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a brand's folder
         * @description Any file, pictures too. Ours.
         */
        get: operations["studioReadTenantFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/tenants/{alias}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a brand was, and who changed it why
         * @description Newest first. Ours.
         */
        get: operations["studioListVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/tenants/{alias}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a brand's folder was
         * @description The files of a version, texts with their content. Ours.
         */
        get: operations["studioReadVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/tenants/{alias}/versions/{versionId}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back an earlier version
         * @description A publication of the old content with a reason of its own; of what is published already the answer is the current version. With over it is refused once something else is published, which whoever restores has not seen. Ours.
         */
        post: operations["studioRestoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The drafts there are
         * @description Newest change first, without those of a brand that nobody changed or shared. Ours.
         */
        get: operations["studioListDrafts"];
        put?: never;
        /**
         * Make a draft
         * @description Of a tenant, of dropped files, or of both. A draft with faults exists too and is not drawn until they are mended. One of a tenant alone is listed from its first change or link on. Ours.
         */
        post: operations["studioCreateDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/drafts/{draftId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A draft
         * @description Its files, texts with their content, and the judgement on them. Ours.
         */
        get: operations["studioReadDraft"];
        put?: never;
        post?: never;
        /**
         * Drop a draft with everything of it
         * @description Its links lead nowhere afterwards. Ours.
         */
        delete: operations["studioDeleteDraft"];
        options?: never;
        head?: never;
        /**
         * Change files of a draft
         * @description Whole files. Whoever starts from an older revision is refused and reads the draft again. Ours.
         */
        patch: operations["studioChangeDraft"];
        trace?: never;
    };
    "/api/studio/drafts/{draftId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of a draft
         * @description Any file, as it was handed in. Ours.
         */
        get: operations["studioReadDraftFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/drafts/{draftId}/frames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What to open to see a draft in some circumstances
         * @description Or, beside it, what is published, or an earlier version of that. Makes what is missing: the variant, and the samples that a screen needs. They belong to the draft and are dropped with it. Ours.
         */
        post: operations["studioFrameDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/drafts/{draftId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links to a draft
         * @description Those that still lead somewhere. Ours.
         */
        get: operations["studioListLinks"];
        put?: never;
        /**
         * Make a link to a draft
         * @description Whoever has it sees the draft and can create nothing. Ours.
         */
        post: operations["studioCreateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/drafts/{draftId}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a link back
         * @description It leads nowhere from now on. Ours.
         */
        delete: operations["studioRevokeLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/drafts/{draftId}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a draft
         * @description Writes the folder of the tenant and applies it. Refused while an error stands, and when the folder changed meanwhile. A draft that is equal to what is published makes no other version: the answer is the current one. Ours.
         */
        post: operations["studioPublishDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studio/themes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a theme
         * @description Makes a draft that wears it, and a link to that; each post makes one of its own. A rejected theme answers 422 with the findings and has neither. Ours.
         */
        post: operations["studioPostTheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages that were not sent anywhere
         * @description With the embedded messenger nothing leaves the server: the latest messages are shown here, to the operator. The operator token is also taken as the password of a browser's own prompt. Ours, design §5.
         */
        get: operations["showOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server can serve
         * @description Ours.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hosts/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a host name is served here
         * @description For proxies that fetch a certificate when a name is first asked for: on_demand_tls of Caddy. Yes for the platform's own name, which is that of PUBLIC_ORIGIN, and for the hosts of tenants. Ours.
         */
        get: operations["askHost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers
         * @description Asks nothing of the database, whose absence a new process does not end: health tells of it. Ours.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where live updates are followed
         * @description The embedded endpoint of this server, which then has no host here, or the service of the Pusher protocol that the operator has configured. Ours.
         */
        get: operations["getLiveSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/policy-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A browser says that a page's policy kept something out
         * @description Sent by browsers themselves. Of each report only what was kept out of which kind of page is written down, once for each kind, with its count.
         */
        post: operations["reportPolicyViolation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * WebSocket with live updates
         * @description Speaks version 7 of the Pusher protocol. Channels: order-{code} for the follow-up, tracking-{id} for deliveries (delivery spec §7), console-{id} for the consoles of a venue. A plain request without an upgrade is refused. Served by the upgrade of the connection, not by a route. Ours.
         */
        get: operations["openLiveUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    responses: {
        /** @description A parameter or a body field does not have the described shape; errors names each. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description The bearer token is missing or not accepted. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description What the address names does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description The thing is not in a state that allows this. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description The shape is right but the content was refused; errors says why. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description Too many requests; Retry-After says when to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds after which the call may be made again. */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description A part of the server cannot answer now. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description Any other failure. While the database cannot answer it is UNAVAILABLE with status 503, and Retry-After says when to come back: what was asked has not happened, unless its own key says so. */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": Models.Problem;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getDinerEntity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company, branch or branch contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.DinerEntity;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getFileUrl: {
        parameters: {
            query: {
                /** @description Which picture. */
                type: Models.LogoType;
            };
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.FileUrl;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ISO 3166-1 alpha-2 code, any case. */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Country;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the company. */
                companyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Company;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCompanyBranches: {
        parameters: {
            query?: {
                /** @description Position of the first row. */
                offset?: number;
                /** @description Rows wanted. */
                pageSize?: number;
                /** @description Words of a name or an address. */
                search?: string;
                /** @description Of the place to be near to, with lng. Units: degrees north. */
                lat?: number;
                /** @description Of the place to be near to, with lat. Units: degrees east. */
                lng?: number;
                /** @description The asOf of the first page; without it now. */
                asOf?: string;
            };
            header?: never;
            path: {
                /** @description Id of the company. */
                company: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, empty past the end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.CompanyBranchesPage;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listBranchContacts: {
        parameters: {
            query?: {
                /** @description Of the place to be near to, with lng. Units: degrees north. */
                lat?: number;
                /** @description Of the place to be near to, with lat. Units: degrees east. */
                lng?: number;
            };
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.BranchContactsAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listBranchOrderModes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the branch. */
                branchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One mode per type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.BranchOrderModesAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getStorefront: {
        parameters: {
            query?: {
                /** @description Alias of the page. */
                alias?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The storefront. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Storefront;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listStorefronts: {
        parameters: {
            query?: {
                /** @description Part of the name. */
                search?: string;
                /** @description Position of the first one. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of up to 60. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.DirectoryAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMenuHashes: {
        parameters: {
            query: {
                /** @description Order modes asked about, repeated. */
                orderModeId: string[];
            };
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One hash per mode, in the order asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.MenuHashesAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMenu: {
        parameters: {
            query?: {
                /** @description As the outline of the menu gives it. The answer to the version of now never changes, and may be kept for good; to any other, the menu of now. Ours. */
                version?: string;
            };
            header?: never;
            path: {
                /** @description Alias of the branch contact. */
                branchContactAlias: string;
                /** @description Id of the order mode. */
                orderModeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Menu;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getMenuOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Alias of the branch contact. */
                branchContactAlias: string;
                /** @description Id of the order mode. */
                orderModeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.MenuOutline;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listPlateDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the branch. */
                branchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discounts whose plates are not empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.GeneralDiscountsAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMenuCustomizations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the branch. */
                branchId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.MenuCustomizationsAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The indicators. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.IndicatorsAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listEntityIndicators: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of the entity. */
                entityType: Models.IndicatorEntityType;
                /** @description Id of the entity. */
                entityId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The indicators, empty when it has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.IndicatorsAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order mode. */
                orderModeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days and slots in venue time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ScheduleInfo;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listGeneralDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order mode. */
                orderModeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discounts whose plates are empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.GeneralDiscountsAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listGeneralSurcharges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order mode. */
                orderModeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The surcharges. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.GeneralSurchargesAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getFees: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order mode. */
                orderModeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Fees;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getDeliveryFee: {
        parameters: {
            query: {
                /** @description Units: degrees north. */
                lat: number;
                /** @description Units: degrees east. */
                lng: number;
                /** @description The address in one line. */
                fullAddress: string;
                /** @description City. */
                city?: string;
                /** @description Phone of the diner in E.164. */
                phone?: string;
            };
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fees, minimum and reach; inside is false outside every zone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.DeliveryInfo;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
                /** @description Id in the address of the code. */
                tableUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.VenueTable;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the browser for one order and kept on retries. Ours. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.OrderPayload;
            };
        };
        responses: {
            /** @description The same order was placed before with this key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.OrderCreated;
                };
            };
            /** @description The order was placed. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.OrderCreated;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerOrders: {
        parameters: {
            query: {
                /** @description Phone in E.164. */
                phone: string;
                /** @description Id of the branch contact. */
                branchContactId: string;
                /** @description Position of the first row. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.CustomerOrdersAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id or alias of the branch contact. */
                branchContactOrAlias: string;
                /** @description Code of the order, dashes and case ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.OrderFollowUp;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getReceipt: {
        parameters: {
            query?: {
                /** @description A page to read and print, or lines for a printer of receipts. */
                format?: "html" | "text";
            };
            header?: never;
            path: {
                /** @description Id or alias of the branch contact. */
                branchContactOrAlias: string;
                /** @description Code of the order, dashes and case ignored. */
                code: string;
                /** @description Place of the receipt among those of the order, from 1. */
                nth: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/plain": string;
                };
            };
            /** @description To the page of the order. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    openOrderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Order and end of the link, signed by the server. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page of the order. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateOrderDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.OrderDetailsUpdate;
            };
        };
        responses: {
            /** @description The order after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.OrderFollowUp;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateOrderFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.OrderErrorReport;
            };
        };
        responses: {
            /** @description The order after the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.OrderFollowUp;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    requestSignInCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.SignInCodeRequest;
            };
        };
        responses: {
            /** @description The code is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.SignInCodeSent;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    provePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.SignInProof;
            };
        };
        responses: {
            /** @description The phone is proven. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended, or there was none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getOrderingCustomer: {
        parameters: {
            query: {
                /** @description Id of the branch. */
                branchId: string;
            };
            header?: never;
            path: {
                /** @description Phone in E.164. */
                phone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer, or the empty one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.OrderingCustomer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    saveAbandonedCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.AbandonedCart;
            };
        };
        responses: {
            /** @description Kept, or not wanted by this venue. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    cancelAbandonedCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.AbandonedCartCancel;
            };
        };
        responses: {
            /** @description Dropped. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getRecoveryCart: {
        parameters: {
            query?: {
                /** @description Token of the recovery link. */
                abandoned?: string;
            };
            header?: never;
            path: {
                /** @description Phone in E.164. */
                phone: string;
                /** @description Id of the branch contact. */
                branchContactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mode and items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.RecoveredCart;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getLoyaltyProgram: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programme. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.LoyaltyProgram;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listLoyaltyHistory: {
        parameters: {
            query?: {
                /** @description Position of the first row. */
                offset?: number;
                /** @description Rows wanted. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the branch. */
                branchId: string;
                /** @description Phone in E.164. */
                phone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.LoyaltyHistory;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getLoyaltyReward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.LoyaltyReward;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    claimLoyaltyReward: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Phone in E.164. */
                phone: string;
                /** @description Id of the reward. */
                rewardId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.RewardClaim;
            };
        };
        responses: {
            /** @description Credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.RewardResult;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    validateCodeDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.CodeDiscountRequest;
            };
        };
        responses: {
            /** @description The code and its conditions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.CodeDiscount;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getExternalBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the partner. */
                partner: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.ExternalBenefitRequest;
            };
        };
        responses: {
            /** @description The discounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ExternalBenefits;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    createPaymentUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.PaymentUrlRequest;
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PaymentUrl;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.CardPayment;
            };
        };
        responses: {
            /** @description What the provider answered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PaymentResult;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    listPaymentProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PaymentProvidersAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    receivePaymentNotice: {
        parameters: {
            query: {
                /** @description Public key of the account that the notice is for. */
                account?: string;
                /** @description Payment at the provider. */
                "data.id": string;
                /** @description What changed; only payments are looked at. */
                type?: string;
                /** @description Kind of notice the provider was asked for. */
                source_news?: string;
            };
            header: {
                /** @description Time and signature: ts=…,v1=…. */
                "x-signature": string;
                /** @description Id of the notice. */
                "x-request-id": string;
            };
            path: {
                /** @description Folder name of the provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    returnFromBank: {
        parameters: {
            query?: {
                /** @description What the bank of another provider sends, by its own names; a name that the provider does not know is refused. */
                fields?: {
                    [key: string]: string;
                };
                /** @description Normal return; and, from the page of an order, the token of any bank. */
                token_ws?: string;
                /** @description Cancelled return. */
                TBK_TOKEN?: string;
                /** @description Session of a return that timed out. */
                TBK_ID_SESION?: string;
                /** @description Order of a return that timed out. */
                TBK_ORDEN_COMPRA?: string;
            };
            header?: never;
            path: {
                /** @description The payment provider whose bank it is; transbank in the spec. */
                provider: string;
                /** @description The two segments that the spec runs together, /api/callback/transbank/{segment}{segment}: one path segment here, because a path cannot name a parameter twice. */
                segments: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page of the order, or of the venue. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            default: components["responses"]["Failure"];
        };
    };
    callBackFromBank: {
        parameters: {
            query?: {
                /** @description What the bank of another provider sends, by its own names; a name that the provider does not know is refused. */
                fields?: {
                    [key: string]: string;
                };
                /** @description Normal return; and, from the page of an order, the token of any bank. */
                token_ws?: string;
                /** @description Cancelled return. */
                TBK_TOKEN?: string;
                /** @description Session of a return that timed out. */
                TBK_ID_SESION?: string;
                /** @description Order of a return that timed out. */
                TBK_ORDEN_COMPRA?: string;
            };
            header?: never;
            path: {
                /** @description The payment provider whose bank it is; transbank in the spec. */
                provider: string;
                /** @description The two segments that the spec runs together, /api/callback/transbank/{segment}{segment}: one path segment here, because a path cannot name a parameter twice. */
                segments: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": Models.BankReturn;
            };
        };
        responses: {
            /** @description What became of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PaymentResult;
                };
            };
            /** @description To the page of the order, or of the venue. */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the branch contact when reading, code of the order when answering. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Survey;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    answerSurvey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the branch contact when reading, code of the order when answering. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.SurveyAnswers;
            };
        };
        responses: {
            /** @description State after the answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.SurveyCompletion;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getSurveyCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the order, dashes and case ignored. */
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.SurveyCompletion;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    findNearbyVenues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.NearbyRequest;
            };
        };
        responses: {
            /** @description The page, nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.NearbyAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listShipments: {
        parameters: {
            query: {
                /** @description Page from 0. */
                page?: number;
                /** @description Rows wanted. */
                pageSize?: number;
                /** @description By creation. */
                sort?: "ASC" | "DESC";
                /** @description Id of the branch contact. */
                branchContactId: string;
                /** @description In its status since this moment, or later. */
                startDate: Models.Instant;
                /** @description In its status since this moment, or earlier. */
                endDate: Models.Instant;
                /** @description Status wanted. */
                status: Models.ShipmentStatus;
                /** @description Fleet. */
                providerName: Models.DeliveryProviderName;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ShipmentsAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getShipmentInProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Shipment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getShipmentsOfOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the logistics order. */
                logisticsOrderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stack. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ShipmentStack;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Shipment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateShipment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.ShipmentUpdate;
            };
        };
        responses: {
            /** @description The shipment after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Shipment;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendRiderPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.RiderPosition;
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    checkDeliveryKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.DeliveryKeyCheck;
            };
        };
        responses: {
            /** @description Accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listShipmentStacks: {
        parameters: {
            query: {
                /** @description Status wanted. */
                status: Models.ShipmentStatus;
                /** @description Fleet. */
                delivery_provider_name: Models.DeliveryProviderName;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StacksAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getStack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stack. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ShipmentStack;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateStack: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.ShipmentUpdate;
            };
        };
        responses: {
            /** @description The stack after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ShipmentStack;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    whoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.WhoAmI;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    findRiderByPhone: {
        parameters: {
            query: {
                /** @description Id of the branch contact. */
                branchContactId: string;
                /** @description Phone in E.164. */
                phone: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Rider;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createRider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.RiderCreate;
            };
        };
        responses: {
            /** @description The rider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Rider;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateRider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.RiderUpdate;
            };
        };
        responses: {
            /** @description The rider. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Rider;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getTracking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
                /** @description Code of the order, dashes and case ignored. */
                orderCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracking data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.TrackingInfo;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    logClientError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.ClientError;
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    recordAnalyticsEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Random id of the visit. */
                "session-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.AnalyticsEvent;
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    searchAddress: {
        parameters: {
            query: {
                /** @description The text. */
                q: string;
                /** @description Country codes, comma-separated, lower case. */
                countrycodes?: string;
                /** @description Rows wanted. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best first; empty when nothing fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.GeocodePlaces;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    suggestPlaces: {
        parameters: {
            query: {
                /** @description The text so far. */
                q: string;
                /** @description Country codes, comma-separated, lower case. */
                countrycodes?: string;
                /** @description One per address that is looked for, made up by the browser; services count by it. */
                session: string;
                /** @description Degrees north of the venue; what lies near it comes first. */
                lat?: number;
                /** @description Degrees east of the venue. */
                lng?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best first; empty when nothing fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PlaceSuggestions;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getPlaceDetails: {
        parameters: {
            query: {
                /** @description The suggestion's id. */
                id: string;
                /** @description One per address that is looked for, made up by the browser; services count by it. */
                session: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place with its point. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PlaceDetails;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            502: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description File name with its ending. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": unknown;
                    "image/avif": unknown;
                    "image/png": unknown;
                    "image/svg+xml": unknown;
                };
            };
            /** @description The copy of the browser is still right. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getTile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Zoom. */
                z: number;
                /** @description Column. */
                x: number;
                /** @description Row. */
                y: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": unknown;
                };
            };
            /** @description The copy of the browser is still right. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getWebManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/manifest+json": Models.WebManifest;
                };
            };
            /** @description The copy of the browser is still right. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                /** @description Only this branch contact. */
                branchContactId?: string;
                /** @description Only this status. */
                status?: Models.OrderStatus;
                /** @description Position of the first row. */
                offset?: number;
                /** @description Rows wanted. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.CustomerOrders;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminMoveOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.OrderMove;
            };
        };
        responses: {
            /** @description The order after the move, without the delivery key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.OrderFollowUp;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminPauseVenue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.VenueClosure;
            };
        };
        responses: {
            /** @description The branch contact after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.BranchContact;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminListSoldOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.SoldOutList;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminSetSoldOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.SoldOutChange;
            };
        };
        responses: {
            /** @description The list after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.SoldOutList;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminListTenants: {
        parameters: {
            query?: {
                /** @description Position of the first row. */
                offset?: number;
                /** @description Rows wanted. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.TenantsPage;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminFindApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is, or what it did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.TenantApplication;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminApplyTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.TenantApplication;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminExportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.PersonExport;
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PersonDocument;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminErasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.PersonErase;
            };
        };
        responses: {
            /** @description What went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PersonErased;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminListPersonRequests: {
        parameters: {
            query?: {
                /** @description Position of the first row. */
                offset?: number;
                /** @description Rows wanted. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.PersonRequests;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminWhoAmI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.AdminCaller;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminGetOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleOrder;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminNoteRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.RefundChange;
            };
        };
        responses: {
            /** @description The order with its refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleOrder;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminRefundOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.RefundOrder;
            };
        };
        responses: {
            /** @description The order with its money. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleOrder;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminRetryRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
                /** @description Id of the refund. */
                refundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with its money. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleOrder;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminGetLedger: {
        parameters: {
            query: {
                /** @description The venue. */
                branchContactId: string;
                /** @description First day in the zone of the venue; today by default. */
                from?: string;
                /** @description Last day, at most 92 days in all; the first by default. */
                to?: string;
                /** @description What is wanted. */
                format?: "json" | "csv";
                /** @description Position of the first row. */
                offset?: number;
                /** @description Movements wanted. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.LedgerReport;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminCompareSettlements: {
        parameters: {
            query: {
                /** @description The venue. */
                branchContactId: string;
                /** @description First day in the zone of the venue; today by default. */
                from?: string;
                /** @description Last day, at most 92 days in all; the first by default. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.SettlementReport;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminImportSettlement: {
        parameters: {
            query: {
                /** @description The venue. */
                branchContactId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.SettlementUpload;
            };
        };
        responses: {
            /** @description What it brought. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.SettlementImport;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminGetScripts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inventory. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ScriptInventory;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminGetReceipt: {
        parameters: {
            query?: {
                /** @description A page to read and print, or lines for a printer of receipts. */
                format?: "html" | "text";
            };
            header?: never;
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
                /** @description Place of the receipt among those of the order, from 1. */
                nth: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                    "text/plain": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminDispatchOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with its shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleOrder;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminResetKeyTries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with its shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleOrder;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminGrantWithoutKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Code of the order, dashes and case ignored. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with its shipment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleOrder;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminStackShipments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the browser for one step and kept on retries: a step is done once. Ours. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.ShipmentStackCreate;
            };
        };
        responses: {
            /** @description The stack. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleStack;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminUnstackShipments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
                /** @description Id of the stack. */
                stackId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminListOpenOrders: {
        parameters: {
            query?: {
                /** @description Of these orders alone: those that the answer leaves out want nothing any more. */
                codes?: string[];
                /** @description Instead of what wants something: orders of the last 30 days, ended or not, with this in their code, in the name of their diner, or at the end of their phone; newest first, at most 20. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleOrders;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminSetShiftCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.ShiftCodeChange;
            };
        };
        responses: {
            /** @description Set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminUnlockShiftCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminListTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleTokens;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminCreateToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.ConsoleTokenCreate;
            };
        };
        responses: {
            /** @description The token, shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ConsoleToken;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminRevokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
                /** @description Id of the token. */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminListWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Webhooks;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminCreateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.WebhookCreate;
            };
        };
        responses: {
            /** @description The webhook with its secret, shown this once. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Webhook;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminSwitchWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.WebhookChange;
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Webhook;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminDeleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    adminListDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id. */
                id: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.WebhookDeliveries;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioGetSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to use it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioSession;
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioReadBase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioBase;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioListTenants: {
        parameters: {
            query?: {
                /** @description Position of the first row. */
                offset?: number;
                /** @description Rows wanted. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioTenants;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioReadTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioTenant;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioReadTenantFile: {
        parameters: {
            query: {
                /** @description Path inside the folder. */
                path: string;
            };
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioFileContent;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioListVersions: {
        parameters: {
            query?: {
                /** @description Position of the first row. */
                offset?: number;
                /** @description Rows wanted. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioVersions;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioReadVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
                /** @description Id of the version. */
                versionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioTenant;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioRestoreVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Public name of the venue. */
                alias: string;
                /** @description Id of the version. */
                versionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.StudioRestoration;
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioVersion;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    studioListDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drafts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioDrafts;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioCreateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.StudioDraftCreate;
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioDraft;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioReadDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioDraft;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioDeleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioChangeDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.StudioDraftChange;
            };
        };
        responses: {
            /** @description The draft after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioDraft;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioReadDraftFile: {
        parameters: {
            query: {
                /** @description Path inside the folder. */
                path: string;
            };
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioFileContent;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioFrameDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.StudioFrameRequest;
            };
        };
        responses: {
            /** @description What to open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioFrame;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioListLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioLinks;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioCreateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.StudioLinkCreate;
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioLink;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioRevokeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
                /** @description Id of the link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    studioPublishDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the draft. */
                draftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.StudioPublication;
            };
        };
        responses: {
            /** @description What is published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioVersion;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    studioPostTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Models.StudioThemePost;
            };
        };
        responses: {
            /** @description The verdict and the link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.StudioThemeAnswer;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Refused"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    showOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": unknown;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.Health;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failure"];
        };
    };
    askHost: {
        parameters: {
            query: {
                /** @description The host name. */
                domain: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.ServedHost;
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    getLiveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a client of the protocol needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Models.LiveSettings;
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    reportPolicyViolation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/csp-report": Models.PolicyViolation;
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    openLiveUpdates: {
        parameters: {
            query?: {
                /** @description Version of the protocol. */
                protocol?: number;
                /** @description Name of the client library. */
                client?: string;
                /** @description Version of the client library. */
                version?: string;
                /** @description Sent by the client library. */
                flash?: boolean;
            };
            header?: never;
            path: {
                /** @description Public key of the application. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection now carries the protocol. */
            101: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
