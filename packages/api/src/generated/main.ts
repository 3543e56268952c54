// Generated from openapi/main.yaml by `pnpm generate`. Do not edit.

export interface paths {
    "/common/etc/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an address is.
         * @description The place may be that of its region alone. An address that the host does not know is a 404.
         */
        get: operations["getMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/information/manager/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A minishop's manager by the mall's user name.
         * @description The user name is in the address of a minishop's pages, where its number is not.
         */
        get: operations["findManager"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/information/manager/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A minishop's manager by number.
         * @description Number 1 is the site itself.
         */
        get: operations["getManager"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/information/manager/minishopzzim/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saves a minishop, takes it back, or tells whether it is saved.
         * @description Writes although it is a GET, as the specification has it. Without zzim_state nothing changes. Saving twice changes nothing either. A member's state is the same for every b.
         */
        get: operations["setMinishopZzim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v1/event/category/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events of a category.
         * @description With those of the categories below it (assumed). Each leads to a list of its products.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v1/item/getSchPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The price bands offered as a filter.
         * @description The ends of a band are what `getItems` takes as min and max.
         */
        get: operations["getPriceBands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v1/item/spec/{cate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The specification facets of a category.
         * @description The keys of facets and values are what `getItems` takes as spec, and counts in spec_counts.
         */
        get: operations["getSpecs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v1/medium/newsReviewView/{cate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Articles of a category by their numbers.
         * @description In the order in which they are asked for (assumed). A POST that only reads, as the specification has it.
         */
        post: operations["queryNewsReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v1/medium/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the press wrote about a category.
         * @description Articles of the categories below it as well (assumed). A POST that only reads, as the specification has it.
         */
        post: operations["queryMedium"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/banner/header": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banner at the right of the header.
         * @description Clients leave its place empty when the call fails.
         */
        get: operations["getHeaderBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/board/main/notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notices of the site, newest first.
         * @description Without their content, which `getNotice` has.
         */
        get: operations["getNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/board/main/notice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One notice with its text.
         * @description Its content is plain text, which `getNotices` leaves out.
         */
        get: operations["getNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/common/aside/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link blocks beside what belongs to no category.
         * @description For pages without a category, such as the first page and search results.
         */
        get: operations["getMainAside"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/common/aside/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Link blocks beside the list of a category.
         * @description In display order, each block with a title of its own.
         */
        get: operations["getAside"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/item/{id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lowest prices of one product, day by day.
         * @description New goods, bulk and overseas goods are observed apart, each in a series of its own. Days in a row on which nothing changed are one entry. A day that is in no entry was not observed: there was no offer, or nobody looked.
         */
        get: operations["getPriceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/item/view/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The item that a report is about.
         * @description A POST that only reads, as the specification has it.
         */
        post: operations["queryItemView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/item/view/{id}/{x}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The item that a report is about, as seen at a minishop.
         * @description A POST that only reads, as the specification has it.
         */
        post: operations["queryItemViewAt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/items/drops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that cost less since today or yesterday than on any of the thirty days before.
         * @description A host need not watch every product; those that many look at are enough.
         */
        get: operations["getPriceDrops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/items/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What several products cost today, and against their own history.
         * @description Of new goods or, where there are none, of the first series of `getPriceHistory`. Products that the host does not know, and repeated ids, are left out.
         */
        get: operations["getPriceChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/minishop/view/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A minishop as its visitors see it.
         * @description What the top of its pages shows: who runs it, how many items it sells, and who saved it.
         */
        get: operations["getMinishop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/search/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keywords that begin with or hold what was typed.
         * @description What was typed may be unfinished Korean: initial consonants alone (ㄱㄹㅍ), or a last letter that is still being composed (그랲). Spaces and capitals make no difference.
         */
        get: operations["getAutocomplete"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/search/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What shoppers search for most.
         * @description In the order of their ranks, with those of the ranking before.
         */
        get: operations["getPopularKeywords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the visitor is logged in, and who it is.
         * @description A missing or unknown token is no error, but a visitor who is not logged in.
         */
        get: operations["getUser"];
        put?: never;
        /**
         * Who a token belongs to.
         * @description As the GET, with the token in the body. The body's token counts; a header beside it is ignored.
         */
        post: operations["queryUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/zzim/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a group with what is in it, or takes a saved item out of its group.
         * @description Not deprecated as the other legacy calls are, because no other call removes a group.
         */
        post: operations["deleteZzim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/zzim/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As getWishGroups.
         * @deprecated
         * @description The groups are the same, whichever host is asked.
         */
        get: operations["getZzimGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v2/zzim/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a group, or saves an item in one.
         * @deprecated
         * @description With gname as createWishGroup, with gid_zzim and idx as createWishItem.
         */
        post: operations["saveZzim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v3/ad/gaua4tag/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The GA4 payload of a product page.
         * @description For the page's data layer, as it stands: the answer has no envelope.
         */
        get: operations["getAdTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v3/curation/{cate}/{idx_b_manager}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products picked for a category.
         * @description On a minishop's page, products that it sells. With the ad code svp003, the page's own query narrows it.
         */
        get: operations["getCuration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v3/item/cate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Both category trees, the first before the second.
         * @description With idx_b_manager, only categories in which that minishop sells something.
         */
        get: operations["getCategories"];
        put?: never;
        /**
         * As getCategories.
         * @description A POST that only reads, as the specification has it.
         */
        post: operations["queryCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v3/item/cate/{tree}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the two category trees, with every level nested.
         * @description With idx_b_manager, only categories in which that minishop sells something.
         */
        get: operations["getCategoryTree"];
        put?: never;
        /**
         * A category with everything below it.
         * @description A POST that only reads, as the specification has it.
         */
        post: operations["queryCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v3/item/index/{cate}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What every item of a category can be filtered by, in columns.
         * @description Lets a client count what a choice would leave without asking again. A host that would rather count itself answers with null, as for categories that are too large. In a minishop, the items are those that it sells.
         */
        get: operations["getFilterIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v3/item/view/{a}/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An item in short.
         * @description What rows and layers show of it, such as its name, picture and prices.
         */
        get: operations["getItemView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v3/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A window of a product list, with the counts of every facet value.
         * @description Several values of one facet mean OR, facets together mean AND. Counts of a facet are taken without that facet's own choice. `limit` is the exclusive end of the window. Assumed: without `cate_id` the whole catalogue is meant, as by a search.
         */
        get: operations["getItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/front/v3/items/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the malls charge for many products, without names and addresses of the offers.
         * @description Lets a list say the same price for a shopper's terms as the page of the product. The offers of a product are those of `getMalls`, cash and card price in one. Products that the host does not know, and repeated ids, are left out.
         */
        get: operations["getItemOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ga4/v1/ads/{a}/click/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that an ad was followed.
         * @description Counts although it is a GET, as the specification has it; every call counts.
         */
        get: operations["clickAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ga4/v1/ads/{a}/view/{b}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that an ad was seen.
         * @description Counts although it is a GET, as the specification has it; every call counts.
         */
        get: operations["viewAd"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the session.
         * @description The cookie auth_token is cleared; the token itself stays good where else it is in use (assumed). Being logged out already is no error.
         */
        get: operations["logout"];
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
    schemas: {
        AdPayload: {
            ecommerce: {
                /**
                 * @description The ad code.
                 * @example sap006
                 */
                creative_slot?: string;
                /** @constant */
                currency: "KRW";
                items: {
                    item_brand: string;
                    /** @description The category's name. */
                    item_category: string;
                    item_id: components["schemas"]["ItemId"];
                    item_name: string;
                    /** @description Absent when it is not for sale. */
                    price?: components["schemas"]["Won"];
                }[];
            };
            /** @enum {string} */
            event: "view_item" | "view_promotion" | "select_promotion";
        };
        Article: {
            /** Format: date-time */
            created: string;
            /**
             * Format: uri
             * @description The article at its publisher.
             */
            href: string;
            idx_thread: components["schemas"]["ArticleId"];
            /** Format: uri */
            image: string;
            /** @description Who published it. */
            medium: string;
            summary: string;
            title: string;
        };
        /** @example 41 */
        ArticleId: string;
        ArticlesResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Article"][];
        };
        AsideLink: {
            /**
             * @description A path of this site, such as the list that `event` of getItems narrows to the event.
             * @example /list/112751?event=3
             */
            href: string;
            title: string;
        };
        AsideResponse: components["schemas"]["Success"] & {
            result: {
                links: components["schemas"]["AsideLink"][];
                /** @example 함께 보는 분류 */
                title: string;
            }[];
        };
        AutocompleteResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Suggestion"][];
        };
        Banner: {
            /**
             * @description A path of this site.
             * @example /list/112758
             */
            href: string;
            /** @example 1 */
            id: string;
            /** Format: uri */
            image: string;
            /** @example 가을 가전 모음 */
            title: string;
        };
        Category: {
            /** @description Depth in the tree, 1 at the top. */
            cate_dep: number;
            cate_id: components["schemas"]["CategoryId"];
            /** @description The top category above this one. */
            cate_id_0: components["schemas"]["CategoryId"];
            child: components["schemas"]["Category"][];
            child_count: number;
            /** @example 그래픽카드 */
            name: string;
        };
        CategoryCount: {
            /** @description Of a category that holds items itself. */
            cate_id: components["schemas"]["CategoryId"];
            count: number;
            /** @example 그래픽카드 */
            name: string;
        };
        /**
         * @description Ids beginning with 2 live in the second tree, all others in the first.
         * @example 112758
         */
        CategoryId: string;
        CategoryTreeResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Category"][];
        };
        CurationItem: {
            cash: components["schemas"]["Won"] | null;
            /** Format: uri */
            image: string;
            item_id: components["schemas"]["ItemId"];
            lowest?: components["schemas"]["LowestPrices"];
            name: string;
            price_state: components["schemas"]["PriceState"];
            /**
             * @description Why it was picked.
             * @example 리뷰가 많아요
             */
            reason: string;
        };
        CurationResponse: components["schemas"]["Success"] & {
            result: {
                items: components["schemas"]["CurationItem"][];
                /** @example 그래픽카드 추천 */
                title: string;
            };
        };
        /** @description What delivery costs. `unknown` is not free: nobody has said what it costs. */
        Delivery: {
            /** @description Pieces that go for one fee; all of an order without it. */
            each?: number;
            /** @description Charged for `paid`, and below the threshold for `free-above`. */
            fee?: components["schemas"]["Won"];
            /** @enum {string} */
            kind: "free" | "paid" | "free-above" | "unknown";
            /** @description Order sum from which `free-above` is free. */
            threshold?: components["schemas"]["Won"];
        };
        /** @description Takes `amount` off an order, or `percent` of what the discounts before it have left of the order sum, in whole won, rounded down. The order is coupon, membership, card. `coupon` is for whoever takes it, `membership` and `card` for those who hold what `name` says. Whether `least` is reached is told by the order sum itself. */
        Discount: {
            amount?: components["schemas"]["Won"];
            /** @enum {string} */
            kind: "coupon" | "membership" | "card";
            /** @description The order sum it begins at. */
            least?: components["schemas"]["Won"];
            /** @description The most that percent takes off. */
            most?: components["schemas"]["Won"];
            /** @example 장바구니 쿠폰 */
            name: string;
            percent?: number;
        };
        DoneResponse: components["schemas"]["Success"] & {
            result: null;
        };
        Event: {
            /**
             * @description A path of this site.
             * @example /list/112751
             */
            href: string;
            /** @example 3 */
            id: string;
            /** Format: uri */
            image: string;
            /** @example 그래픽카드 기획전 */
            title: string;
        };
        EventsResponse: components["schemas"]["Success"] & {
            result: {
                list: components["schemas"]["Event"][];
                totalcount: number;
            };
        };
        /** @description The body of every error response: problem details (RFC 9457), beside what every answer carries. Hosts may send it as plain `application/json`, too, as release 0.3.0 had it. */
        Failure: {
            /**
             * @description A sentence for the developer.
             * @example no such category
             */
            detail: string;
            /**
             * @description The same as `detail`.
             * @example no such category
             */
            message: string;
            /** @description What of the request does not fit this document. */
            problems?: components["schemas"]["Misfit"][];
            result?: null;
            /** @description The status of the answer. */
            status: number;
            /** @constant */
            success: false;
            /**
             * @description The status, in words.
             * @example Not Found
             */
            title: string;
            /** @description The kind of problem; about:blank says no more than the status. */
            type: string;
        };
        FilterIndex: {
            /** @description What `card` of `type` means; 0 without a price. */
            card: components["schemas"]["Won"][];
            /** @description What `cash` of `type` means; 0 without a price. */
            cash: components["schemas"]["Won"][];
            makers: {
                column: components["schemas"]["IndexColumn"];
                ids: string[];
            };
            /** @description For every item the number of its product, from 1; variants of one product share it. */
            products?: components["schemas"]["IndexColumn"];
            /** @description Items that are meant. */
            size: number;
            specs: {
                column: components["schemas"]["IndexColumn"];
                /** @example memory */
                key: string;
                values: string[];
            }[];
            /** @description For every trait that the host knows and every item, 1 where it has the trait, or 0. */
            traits?: {
                column: number[];
                key: components["schemas"]["Trait"];
            }[];
        };
        FilterIndexResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["FilterIndex"] | null;
        };
        /** @example 1 */
        GroupId: string;
        /** @example 이사 준비 */
        GroupName: string;
        HeaderBannerResponse: components["schemas"]["Success"] & {
            result: {
                headerRight: components["schemas"]["Banner"][];
            };
        };
        /** @description For every item the place of its value in a list of values, counted from 1; 0 for none. */
        IndexColumn: number[];
        /** @example 1000017 */
        ItemId: string;
        ItemListResponse: components["schemas"]["Success"] & {
            makers: components["schemas"]["Maker"][];
            result: {
                /** @description Of a list with a keyword, the categories that hold matches, at most thirty: the one whose products match best first, then the one with most; counted over the whole catalogue, without the choice of category and of specifications. */
                category_counts?: components["schemas"]["CategoryCount"][];
                /** @description The event that was asked for; missing where it is unknown. */
                event?: {
                    /** @example 111213 */
                    id: string;
                    /** @example 그래픽카드 기획전 */
                    title: string;
                };
                /** @description Whether the products are of one category, so that all of their specifications line up (assumed). A comparison takes products of any list. */
                isCompare: boolean;
                items: components["schemas"]["ListItem"][];
                /** @description The malls to choose from, most items first, at most thirty besides the chosen ones. Counts are taken without the choice of malls. */
                malls?: components["schemas"]["MallCount"][];
                price_bands?: components["schemas"]["PriceBand"][];
                /** @description Facet key to value key to the number of items it would leave. Of a search through everything, for the facets of the first of its category_counts. */
                spec_counts?: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
                /** @description Where the keyword finds nothing anywhere, one near it that finds something. */
                suggested_keyword?: string;
                /** @description Items that match, paid placements not counted. */
                total: number;
                /** @description How many items would be left if the trait were chosen as well, by trait. */
                trait_counts?: {
                    free?: number;
                    rated?: number;
                    sale?: number;
                };
            };
        };
        /** @description What one mall asks for one piece. What is left out does not apply. */
        ItemOffer: {
            /** @description By card, without delivery. */
            card: components["schemas"]["Won"] | null;
            /** @description In cash, without delivery. */
            cash: components["schemas"]["Won"] | null;
            /** @description Whether the cash price is for bank transfer alone. */
            cashOnly?: boolean;
            costDelivery: components["schemas"]["Delivery"];
            costRegion?: components["schemas"]["RegionCost"];
            discounts?: components["schemas"]["Discount"][];
            /** @description The card that gets the card price, or an empty string. */
            eventCard: string;
            /** @example 11번가 */
            mallName: string;
            requiredOptions?: components["schemas"]["RequiredOption"][];
        };
        ItemOffersResponse: components["schemas"]["Success"] & {
            result: {
                item_id: components["schemas"]["ItemId"];
                /** @description In the order of `getMalls`. */
                offers: components["schemas"]["ItemOffer"][];
            }[];
        };
        ItemView: {
            /** @description Lowest price by card, without delivery; null unless the price state is 3. */
            card: components["schemas"]["Won"] | null;
            /** @description Lowest price in cash, without delivery; null unless the price state is 3. */
            cash: components["schemas"]["Won"] | null;
            cate_id: components["schemas"]["CategoryId"];
            /** Format: uri */
            image: string;
            item_id: components["schemas"]["ItemId"];
            lowest?: components["schemas"]["LowestPrices"];
            /** @example ASUS */
            maker: string;
            name: string;
            price_state: components["schemas"]["PriceState"];
        };
        ItemViewResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["ItemView"];
        };
        ListItem: {
            /** @description A paid placement. */
            ad?: boolean;
            /** @description Lowest price by card, without delivery; null unless the price state is 3. */
            card: components["schemas"]["Won"] | null;
            /** @description Lowest price in cash, without delivery; null unless the price state is 3. */
            cash: components["schemas"]["Won"] | null;
            cate_id: components["schemas"]["CategoryId"];
            /** @description Of the offer with the lowest price. */
            delivery: components["schemas"]["Delivery"];
            /** @description On request. */
            event?: boolean;
            /** @description On request. */
            hotdeal?: boolean;
            /**
             * Format: uri
             * @description A square picture.
             */
            image: string;
            item_id: components["schemas"]["ItemId"];
            /**
             * @example [
             *       "AM5",
             *       "8코어"
             *     ]
             */
            key_specs: string[];
            lowest?: components["schemas"]["LowestPrices"];
            /** @description On request. */
            maker?: string;
            mall_count: number;
            /** @description Name of the minishop that sells it. */
            minishop?: string;
            /** @description Whether the row has malls or variants to open. */
            moreView: boolean;
            name: string;
            /** @description As what an estimate can hold it; absent for what is no part of a PC. */
            part_kind?: components["schemas"]["PartKind"];
            price_state: components["schemas"]["PriceState"];
            /**
             * Format: date
             * @example 2026-09-14
             */
            registered: string;
            review_count: number;
            /** @description Absent without reviews. */
            review_score?: number;
            /** @description On request; part of a standard PC. */
            stdpc?: boolean;
            /**
             * @description The item's own label among its variants.
             * @example 벌크
             */
            variant_label?: string;
            variants: components["schemas"]["Variant"][];
            zzim_count: number;
        };
        /** @description The least of all malls' offers for one piece, delivered to the mainland: price and required options, less a coupon, with delivery. It names whatever a shopper has to meet for it; what names nothing is for anyone, by any card or by transfer. A price whose delivery nobody has told is given only where no other is known. */
        LowestPrice: {
            /**
             * @description The card that gets it.
             * @example 삼성카드
             */
            card?: string;
            /** @description Whether it is for bank transfer alone. */
            cash_only?: boolean;
            /** @description Whether a coupon has to be taken. */
            coupon?: boolean;
            /** @description The delivery in the total; null where nobody has told it. */
            delivery: components["schemas"]["Won"] | null;
            /** @description Whether required options are in the total. */
            options?: boolean;
            total: components["schemas"]["Won"];
            /** @description Whether a mall that does not tell its delivery may cost less. */
            unsure?: boolean;
        };
        /** @description The lowest prices of a product, by what a shopper pays with. A way of paying is left out where it makes no difference. */
        LowestPrices: {
            /** @description By any card. */
            any: components["schemas"]["LowestPrice"];
            /** @description By the best of all cards. */
            card?: components["schemas"]["LowestPrice"];
            /** @description By bank transfer. */
            cash?: components["schemas"]["LowestPrice"];
        };
        Maker: {
            /** @description Counted without the choice of makers. */
            count: number;
            id: string;
            /** @example ASUS */
            name: string;
        };
        MallCount: {
            count: number;
            id: string;
            /** @example 11번가 */
            name: string;
        };
        /**
         * @description A mall's user name.
         * @example minishop20
         */
        MallWebUser: string;
        Manager: {
            idx_b_manager: components["schemas"]["ManagerId"];
            /** Format: uri */
            image: string;
            mall_web_user: components["schemas"]["MallWebUser"];
            /** @example 저울 미니샵 */
            name: string;
        };
        /**
         * @description idx_b_manager, the number of a minishop. 1 is the site itself.
         * @default 1
         */
        ManagerId: number;
        ManagerResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Manager"];
        };
        MapResponse: components["schemas"]["Success"] & {
            result: {
                /** @description The address as it was understood. */
                addr: string;
                /** @example 37.5663 */
                latitude: number;
                /** @example 126.9779 */
                longitude: number;
            };
        };
        Member: {
            /** @example member1 */
            member_id: string;
            /** @example 저울회원1 */
            nickname: string;
        };
        MinishopResponse: components["schemas"]["Success"] & {
            result: {
                /**
                 * @description Where it is; for the map.
                 * @example 서울특별시 중구 세종대로 110
                 */
                address?: string;
                introduction: string;
                item_count: number;
                manager: components["schemas"]["Manager"];
                /**
                 * @description What it wants its visitors to know.
                 * @example 금요일은 쉬어요.
                 */
                notice?: string;
                /** @description Members who saved it. */
                zzim_count: number;
                /** @description 0 without a token. */
                zzim_state: components["schemas"]["ZzimState"];
            };
        };
        MinishopZzimResponse: components["schemas"]["Success"] & {
            result: {
                zzim_count: number;
                zzim_state: components["schemas"]["ZzimState"];
            };
        };
        Misfit: {
            /** @example must be <= 100 */
            message: string;
            /**
             * @description Where in the request.
             * @example query.limit
             */
            place: string;
        };
        Notice: {
            /** @description Plain text; in the answer to one notice only. */
            content?: string;
            /** Format: date-time */
            created: string;
            id: components["schemas"]["NoticeId"];
            /** @example 시스템 점검 안내 */
            title: string;
        };
        /** @example 12 */
        NoticeId: string;
        NoticeListResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Notice"][];
        };
        NoticeResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Notice"];
        };
        /** @description The lowest prices of days in a row, as `LowestPrices` has them today: for one piece, with known delivery. A way of paying is left out where it costs no less. */
        ObservedDays: {
            /** @description By any card. */
            any: components["schemas"]["Won"];
            /** @description By the best of all cards. */
            card?: components["schemas"]["Won"];
            /**
             * @description That card. Present with `card` alone.
             * @example 삼성카드
             */
            card_name?: string;
            /** @description By bank transfer. */
            cash?: components["schemas"]["Won"];
            /** @description The delivery in `any`; null where nobody told it, so that `any` lacks it. */
            delivery: components["schemas"]["Won"] | null;
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last of the days; the same as `from` for one day.
             */
            to: string;
        };
        ObservedPrice: {
            /** @description As in `ObservedDays`. */
            any: components["schemas"]["Won"];
            /** Format: date */
            date: string;
            /** @description As in `ObservedDays`. Hosts that leave it out say nothing of it. */
            delivery?: components["schemas"]["Won"] | null;
        };
        /**
         * @description Core parts (type 1) are cpu to cooler, peripherals (type 2) monitor to speaker, software (type 3) os and office, services (type 4) assembly, visit and packing.
         * @enum {string}
         */
        PartKind: "cpu" | "motherboard" | "memory" | "gpu" | "ssd" | "hdd" | "case" | "power" | "cooler" | "monitor" | "keyboard" | "mouse" | "headset" | "speaker" | "os" | "office" | "assembly" | "visit" | "packing";
        PopularKeyword: {
            /** @description Places gained since the ranking before, negative when lost; null for a new one. */
            change: number | null;
            /** @example 그래픽카드 */
            keyword: string;
            rank: number;
        };
        PopularKeywordsResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["PopularKeyword"][];
        };
        PriceBand: {
            count?: number;
            /** @description Inclusive; null where the band has no upper end. */
            max: components["schemas"]["Won"] | null;
            /** @description Inclusive. */
            min: components["schemas"]["Won"];
        };
        PriceBandResponse: components["schemas"]["Success"] & {
            data: components["schemas"]["PriceBand"][] | {
                list: components["schemas"]["PriceBand"][];
            };
        };
        PriceChange: {
            item_id: components["schemas"]["ItemId"];
            /** @description The least of twelve months, today included; the latest such day. */
            low?: components["schemas"]["ObservedPrice"];
            /** @description Thirty days ago, or on the last observed day of the week before. */
            month_ago?: components["schemas"]["Won"];
            /** @description The least of the thirty days before today, without today. */
            month_low?: components["schemas"]["Won"];
            /** @description On how many days of twelve months it was observed. */
            observed: number;
            price_state: components["schemas"]["PriceState"];
            /** @description The last observed days, at most seven, the newest first; begins with today where it is for sale. */
            recent: components["schemas"]["ObservedPrice"][];
            /** Format: date */
            today: string;
        };
        PriceChangesResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["PriceChange"][];
        };
        PriceDrop: {
            change: components["schemas"]["PriceChange"];
            item: components["schemas"]["ItemView"];
        };
        PriceDropsResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["PriceDrop"][];
        };
        PriceHistory: {
            /** @description Discounts that malls state for what they sell today. */
            claims?: components["schemas"]["StatedDiscount"][];
            /** @description At most one a kind. */
            series: components["schemas"]["PriceSeries"][];
            /**
             * Format: date
             * @description The host's day in Seoul; no entry is later.
             */
            today: string;
        };
        PriceHistoryResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["PriceHistory"];
        };
        PriceSeries: {
            /** @description In order of time, without overlaps. */
            days: components["schemas"]["ObservedDays"][];
            /**
             * @description What is sold; no series mixes them.
             * @enum {string}
             */
            kind: "new" | "bulk" | "overseas";
            /**
             * Format: date
             * @description The first day it was observed, however long ago.
             */
            since: string;
        };
        /**
         * @description 0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming, 3 normal price.
         * @enum {integer}
         */
        PriceState: 0 | 1 | 2 | 3;
        /**
         * @description cash for `lowest.any`, card for `lowest.card` where it is sent; otherwise the fields of these names.
         * @default cash
         * @enum {string}
         */
        PriceType: "cash" | "card";
        /** @description What delivery costs beyond `costDelivery` where roads end; a place that is left out is unknown. */
        RegionCost: {
            jeju?: components["schemas"]["Won"];
            /** @description Other islands and mountains. */
            remote?: components["schemas"]["Won"];
        };
        RequiredOption: {
            /** @example 전문 기사 설치 */
            name: string;
            price: components["schemas"]["Won"];
        };
        /**
         * @description rank popularity, low and high by price, new by date, review by number of reviews, relevance by where and how well the keyword's words match (rank where there are none). A price is the total of `lowest` where that is sent, otherwise `cash` or `card`.
         * @enum {string}
         */
        Sort: "rank" | "low" | "high" | "new" | "review" | "relevance";
        SpecFacet: {
            /** @example memory */
            key: string;
            /** @example 메모리 용량 */
            name: string;
            /**
             * @description Already part of the value names.
             * @example GB
             */
            unit?: string;
            values: components["schemas"]["SpecValue"][];
        };
        SpecResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["SpecFacet"][];
        };
        /**
         * @example {
         *       "memory": [
         *         "12",
         *         "16"
         *       ]
         *     }
         */
        SpecSelection: {
            [key: string]: string[];
        };
        SpecValue: {
            /** @description Items of the category that have the value, of the minishop where one is named. */
            count: number;
            /** @example 16 */
            key: string;
            /** @example 16GB */
            name: string;
        };
        /** @description A mall's own word; nobody has checked it. */
        StatedDiscount: {
            /** @example 11번가 */
            mall_name: string;
            percent: number;
            /** @description Today, with delivery. */
            total: components["schemas"]["Won"];
        };
        /** @description What every successful answer carries. Data is stored only after these were checked. */
        Success: {
            /** @example success */
            message: string;
            success: boolean;
        };
        Suggestion: {
            /** @description Where the keyword is a category's name. */
            cate_id?: components["schemas"]["CategoryId"];
            /** @example 그래픽카드 16GB */
            keyword: string;
        };
        /**
         * @description free, the lowest price that anyone pays has free delivery; sale, price state 3; rated, reviews that average four points or more.
         * @enum {string}
         */
        Trait: "free" | "sale" | "rated";
        UserQuery: {
            /** @description The value of the cookie. */
            auth_token: string;
        };
        UserResponse: components["schemas"]["Success"] & {
            isLogin: boolean;
            /** @description Null without a login. */
            result: components["schemas"]["Member"] | null;
        };
        /** @description The same product in another packing, size or colour. */
        Variant: {
            card: components["schemas"]["Won"] | null;
            cash: components["schemas"]["Won"] | null;
            item_id: components["schemas"]["ItemId"];
            /** @example 정품 멀티팩 */
            label: string;
            lowest?: components["schemas"]["LowestPrices"];
            state: components["schemas"]["PriceState"];
        };
        WishGroup: {
            gid_zzim: components["schemas"]["GroupId"];
            /** @description The legacy calls' name for the same. */
            gname: components["schemas"]["GroupName"];
            items: components["schemas"]["WishItem"][];
            name: components["schemas"]["GroupName"];
        };
        WishGroupResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["WishGroup"];
        };
        WishGroupsResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["WishGroup"][];
        };
        WishItem: {
            card: components["schemas"]["Won"] | null;
            cash: components["schemas"]["Won"] | null;
            /**
             * Format: date-time
             * @description When it was saved.
             */
            created: string;
            /** @description By which the legacy calls mean the item, the same as item_id. */
            idx: components["schemas"]["ItemId"];
            /** Format: uri */
            image: string;
            item_id: components["schemas"]["ItemId"];
            lowest?: components["schemas"]["LowestPrices"];
            name: string;
            price_state: components["schemas"]["PriceState"];
            /** @description What it cost anyone when it was saved, the total of `lowest.any`. Absent where nobody noted it. */
            price_when_saved?: components["schemas"]["Won"];
        };
        /** @description An amount in whole won. */
        Won: number;
        ZzimDelete: {
            /** @enum {string} */
            f_div: "group" | "item";
            /** @description gid_zzim of a group, or the item. */
            idx: string;
        };
        ZzimSave: {
            /** @constant */
            f_div: "group";
            gname: components["schemas"]["GroupName"];
        } | {
            /** @constant */
            f_div: "item";
            gid_zzim: components["schemas"]["GroupId"];
            /** @description The item. */
            idx: components["schemas"]["ItemId"];
        };
        /** @enum {string} */
        ZzimState: "0" | "1";
    };
    responses: {
        /** @description The request does not fit this document. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
        /** @description Done; there is no more to say. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneResponse"];
            };
        };
        /** @description There is nothing with that id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
        /** @description The host failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                /** @description After how many seconds another call is worth it. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is missing, unknown or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The ad code (assumed). */
        AdCode: "sap006" | "sam006" | "svp003";
        /** @description The item that is advertised (assumed). */
        AdItem: components["schemas"]["ItemId"];
        /** @description The category. */
        Category: components["schemas"]["CategoryId"];
        /** @description Filters of a minishop's list are made of what it sells, and count it. */
        FilterManagerId: components["schemas"]["ManagerId"];
        /** @description What the item is shown for. */
        From: "report";
        /** @description The item. */
        Item: components["schemas"]["ItemId"];
        /** @description The most keywords to answer with. */
        KeywordLimit: number;
        /** @description The minishop by its user name, which is in the address of its pages. */
        MallWebUser: components["schemas"]["MallWebUser"];
        /** @description Lists and trees of a minishop hold only what it sells (assumed). */
        ManagerId: components["schemas"]["ManagerId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMap: {
        parameters: {
            query: {
                /** @description A postal address, as a minishop tells it. */
                addr: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findManager: {
        parameters: {
            query: {
                /** @description The minishop by its user name, which is in the address of its pages. */
                mall_web_user: components["parameters"]["MallWebUser"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getManager: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The minishop's number, idx_b_manager. */
                id: components["schemas"]["ManagerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manager. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    setMinishopZzim: {
        parameters: {
            query?: {
                /** @description 1 saves, 0 takes back (assumed). */
                zzim_state?: components["schemas"]["ZzimState"];
            };
            header?: never;
            path: {
                /** @description The minishop's number, idx_b_manager (assumed). */
                a: components["schemas"]["ManagerId"];
                /** @description The number of the shop from whose page it is saved, 0 for the site itself (assumed). */
                b: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinishopZzimResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category. */
                id: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description May be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPriceBands: {
        parameters: {
            query: {
                /** @description The category whose list is to be narrowed. */
                cate_id: components["schemas"]["CategoryId"];
                /** @description Filters of a minishop's list are made of what it sells, and count it. */
                idx_b_manager?: components["parameters"]["FilterManagerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bands from cheap to dear, without gaps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceBandResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSpecs: {
        parameters: {
            query?: {
                /** @description Filters of a minishop's list are made of what it sells, and count it. */
                idx_b_manager?: components["parameters"]["FilterManagerId"];
            };
            header?: never;
            path: {
                /** @description The category. */
                cate: components["parameters"]["Category"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Facets in display order; none for a category whose children differ too much to share any. Assumed: those of a minishop have the values that it sells something of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    queryNewsReviews: {
        parameters: {
            query?: {
                /** @description Article numbers, separated by commas; all of the category without it. Unknown ones are left out. */
                idx_threads?: components["schemas"]["ArticleId"][];
            };
            header?: never;
            path: {
                /** @description The category. */
                cate: components["parameters"]["Category"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order asked for, else newest first; may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    queryMedium: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category (assumed). */
                id: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getHeaderBanner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description May be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeaderBannerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description May be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The notice, as getNotices numbers it. */
                id: components["schemas"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMainAside: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description May be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsideResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAside: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The category (assumed). */
                x: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description May be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsideResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPriceHistory: {
        parameters: {
            query?: {
                /** @description How far back the entries go, counted from today. */
                months?: 1 | 3 | 6 | 12;
            };
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without any series where the product is unknown or was never observed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceHistoryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    queryItemView: {
        parameters: {
            query: {
                /** @description What the item is shown for. */
                from: components["parameters"]["From"];
            };
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemViewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    queryItemViewAt: {
        parameters: {
            query: {
                /** @description What the item is shown for. */
                from: components["parameters"]["From"];
            };
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description idx_b_manager (assumed). */
                x: components["schemas"]["ManagerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemViewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPriceDrops: {
        parameters: {
            query?: {
                /** @description Lists and trees of a minishop hold only what it sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
                /** @description The most products to answer with. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The largest drop by percent first; may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceDropsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPriceChanges: {
        parameters: {
            query: {
                /** @description At most thirty products, separated by commas. */
                item_ids: components["schemas"]["ItemId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The known products among those asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChangesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMinishop: {
        parameters: {
            query: {
                /** @description The minishop by its user name, which is in the address of its pages. */
                mall_web_user: components["parameters"]["MallWebUser"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minishop. With a token, zzim_state is the member's own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MinishopResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAutocomplete: {
        parameters: {
            query: {
                /** @description What was typed so far. */
                keyword: string;
                /** @description The most keywords to answer with. */
                limit?: components["parameters"]["KeywordLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best match first; may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutocompleteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPopularKeywords: {
        parameters: {
            query?: {
                /** @description The most keywords to answer with. */
                limit?: components["parameters"]["KeywordLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Most wanted first; may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopularKeywordsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    queryUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserQuery"];
            };
        };
        responses: {
            /** @description The visitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteZzim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZzimDelete"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getZzimGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest group first, newest item first; may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishGroupsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveZzim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ZzimSave"];
            };
        };
        responses: {
            /** @description The group as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishGroupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAdTag: {
        parameters: {
            query: {
                /** @description The item whose page was opened. */
                item_id: components["schemas"]["ItemId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdPayload"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCuration: {
        parameters: {
            query?: {
                /** @description Ad code of the place. svp003 is that of curation. */
                ad?: string;
                /** @description The page's own query, passed on when its ad_code is svp003. */
                passed?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path: {
                /** @description The category. */
                cate: components["parameters"]["Category"];
                /** @description The minishop on whose page they are shown; 1 for the site itself. */
                idx_b_manager: components["schemas"]["ManagerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description May be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCategories: {
        parameters: {
            query?: {
                /** @description Lists and trees of a minishop hold only what it sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roots of both trees, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTreeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    queryCategories: {
        parameters: {
            query?: {
                /** @description Lists and trees of a minishop hold only what it sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roots of both trees, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTreeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCategoryTree: {
        parameters: {
            query?: {
                /** @description Lists and trees of a minishop hold only what it sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
            };
            header?: never;
            path: {
                /** @description 2 for category ids that begin with 2, 1 for all others. */
                tree: "1" | "2";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roots of the tree, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTreeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    queryCategory: {
        parameters: {
            query?: {
                /** @description Lists and trees of a minishop hold only what it sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
            };
            header?: never;
            path: {
                /** @description 1 or 2 for a whole tree, else a category, which then is the one root of the answer (assumed; the specification calls it id). */
                tree: components["schemas"]["CategoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roots, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryTreeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getFilterIndex: {
        parameters: {
            query?: {
                /** @description Filters of a minishop's list are made of what it sells, and count it. */
                idx_b_manager?: components["parameters"]["FilterManagerId"];
            };
            header?: never;
            path: {
                /** @description The category. */
                cate: components["parameters"]["Category"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The columns, all in the same order of items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterIndexResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getItemView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item (assumed). */
                a: components["schemas"]["ItemId"];
                /** @description idx_b_manager, the minishop on whose page it is seen (assumed). */
                b: components["schemas"]["ManagerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemViewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getItems: {
        parameters: {
            query?: {
                /** @description Ad code of the screen. Only then the first window begins with paid placements. Each says `ad`, and whatever `sort` says, they are no part of the order, the window and the total. */
                ad?: "sap006" | "sam006";
                /** @description The category, with those below it. */
                cate_id?: components["schemas"]["CategoryId"];
                /** @description An event by its id, as getEvents names it: the list holds its products only, and the answer says what it is called. An unknown one, or one of another category, has none. */
                event?: string;
                /** @description Optional item fields to include, separated by commas. */
                fields?: ("stdpc" | "maker" | "hotdeal" | "event")[];
                /** @description `product` makes one entry of all variants of a product, the first of them that matches; totals, windows and counts are then of products. Without it every variant is an entry. */
                group?: "product";
                /** @description Lists and trees of a minishop hold only what it sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
                /** @description Words, every one of which the product's name, maker or category must hold. Spaces and capitals make no difference. */
                keyword?: string;
                /** @description End of the window (exclusive). */
                limit?: number;
                /** @description Maker ids, separated by commas. */
                maker?: string[];
                /** @description Ids of malls, any of which must have an offer, separated by commas. A host that does not filter by them answers without `malls`. */
                mall?: string[];
                /** @description Highest price (inclusive). */
                max?: components["schemas"]["Won"];
                /** @description Lowest price (inclusive). */
                min?: components["schemas"]["Won"];
                /** @description First item of the window. */
                offset?: number;
                /** @description Without one, a list with a keyword is sorted by relevance, any other by rank. */
                sort?: components["schemas"]["Sort"];
                /** @description Facet key to chosen value keys, as JSON. */
                spec?: string;
                /** @description Traits that items must all have, separated by commas. A host that does not filter by one leaves it out of `trait_counts`. */
                trait?: components["schemas"]["Trait"][];
                /** @description Which price is meant by sorting, bands, min and max. */
                type?: components["schemas"]["PriceType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window; empty beyond the end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getItemOffers: {
        parameters: {
            query: {
                /** @description At most thirty products, separated by commas. */
                item_ids: components["schemas"]["ItemId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The known products among those asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemOffersResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    clickAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad code (assumed). */
                a: components["parameters"]["AdCode"];
                /** @description The item that is advertised (assumed). */
                b: components["parameters"]["AdItem"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdPayload"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    viewAd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The ad code (assumed). */
                a: components["parameters"]["AdCode"];
                /** @description The item that is advertised (assumed). */
                b: components["parameters"]["AdItem"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payload. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdPayload"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
