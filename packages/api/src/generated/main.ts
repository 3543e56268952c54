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
         * Returns the place of a postal address.
         * @description An imprecise address may lead to the place of its region. Responds with 404 to an unknown address.
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
         * Returns a minishop's manager by the mall's user name.
         * @description Addresses of a minishop's pages contain the user name, not the number.
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
         * Returns a minishop's manager by the shop's number.
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
         * Saves or unsaves a minishop, or returns whether it is saved.
         * @description Writes although it is a GET, as specified. Without zzim_state, nothing changes. Saving again changes nothing either. A member's state is the same for every b.
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
         * Returns the events of a category.
         * @description Includes events of the categories below it (assumed). Each event leads to a list of its products.
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
         * Returns the price bands offered as a filter.
         * @description The ends of a band are `min` and `max` of `getItems`.
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
         * Returns the specification facets of a category.
         * @description The keys of facets and values are those of `spec` and `spec_counts` of `getItems`.
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
         * Returns articles of a category by their numbers.
         * @description Articles are in the order requested (assumed). A POST that only reads, as specified.
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
         * Returns press articles about a category.
         * @description Includes articles of the categories below it (assumed). A POST that only reads, as specified.
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
         * Returns the banner at the right of the header.
         * @description Clients leave its place empty if the call fails.
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
         * Returns the site's notices, newest first.
         * @description Without their content, which `getNotice` returns.
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
         * Returns one notice with its content.
         * @description The content is plain text.
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
         * Returns the link blocks of pages without a category.
         * @description Such a page is the front page.
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
         * Returns the link blocks beside the list of a category.
         * @description The blocks are in display order; each has a title of its own.
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
         * Returns the daily lowest prices of one product.
         * @description New, bulk and overseas goods are observed separately, each in a series of its own. Consecutive days without a change are one entry. Days without an entry were not observed, because there was no offer or the host did not check.
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
         * Returns the item that a report is about.
         * @description A POST that only reads, as specified.
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
         * Returns the item that a report is about, as a minishop shows it.
         * @description A POST that only reads, as specified.
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
         * Returns products whose price dropped today or yesterday below that of the thirty days before.
         * @description A host may observe only popular products.
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
         * Returns today's prices of several products and their recent changes.
         * @description Refers to new goods, or to the first series of `getPriceHistory` if there are none. Unknown products and repeated ids are left out.
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
         * Returns a minishop as visitors see it.
         * @description The head of its pages: the manager, the number of items, and how many members saved it.
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
         * Returns keywords that begin with or contain what was typed.
         * @description The input may be unfinished Korean, either initial consonants alone (ㄱㄹㅍ) or a last syllable that is still being composed (그랲). Spaces and case are ignored.
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
         * Returns the most popular keywords.
         * @description In the order of their ranks, each with its change since the previous ranking.
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
         * Returns whether the visitor is logged in, and as whom.
         * @description A missing or unknown token is not an error; the visitor is then not logged in.
         */
        get: operations["getUser"];
        put?: never;
        /**
         * Returns the member whom a token belongs to, if any.
         * @description Like the GET, but with the token in the body. A token in the header is ignored.
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
         * Removes a group with its items, or a saved item from its group.
         * @deprecated
         * @description For an item, deleteWishItem does the same. Only this call removes a group so far.
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
         * Returns the same as getWishGroups.
         * @deprecated
         * @description Both hosts return the same groups.
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
         * Creates a group, or saves an item in one.
         * @deprecated
         * @description With gname, works like createWishGroup; with gid_zzim and idx, like createWishItem.
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
         * Returns the GA4 payload of a product page.
         * @description A page pushes the answer to its data layer unchanged, so it has no envelope.
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
         * Returns the products picked for a category.
         * @description For a minishop's page, only products that it sells. With the ad code svp003, the query of the page restricts them further.
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
         * Returns both category trees, the first before the second.
         * @description With idx_b_manager, only the categories in which that minishop sells something.
         */
        get: operations["getCategories"];
        put?: never;
        /**
         * Returns the same as getCategories.
         * @description A POST that only reads, as specified.
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
         * Returns one of the two category trees, with all levels nested.
         * @description With idx_b_manager, only the categories in which that minishop sells something.
         */
        get: operations["getCategoryTree"];
        put?: never;
        /**
         * Returns a category with everything below it.
         * @description A POST that only reads, as specified.
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
         * Returns the filterable values of every item of a category, as columns.
         * @description Lets a client count the items that a choice would leave without another request. A host that does not provide an index, or not for a category that large, returns null. In a minishop, only the items that it sells are included.
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
         * Returns the summary of an item.
         * @description What rows and layers show of the item, such as its name, picture and prices.
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
         * Returns a window of a product list, with the counts of every facet value.
         * @description Several values of one facet mean OR, several facets mean AND. The counts of a facet ignore the values chosen in that facet. `limit` is the exclusive end of the window. Without `cate_id`, the list covers the whole catalogue, as for a search (assumed).
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
         * Returns the malls' offers for several products, without names and addresses.
         * @description Lets a list show the same price for a shopper's terms as the product page. The offers of a product are those of `getMalls`, with cash and card price in one. Unknown products and repeated ids are left out.
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
         * Records a click on an ad.
         * @description Changes data although it is a GET, as specified. Each call is counted.
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
         * Records a view of an ad.
         * @description Changes data although it is a GET, as specified. Each call is counted.
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
         * @description Clears the cookie auth_token; the token itself stays valid elsewhere (assumed). Logging out twice is not an error.
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
                    /** @description Absent unless the item is for sale. */
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
             * @description The article on the publisher's site.
             */
            href: string;
            idx_thread: components["schemas"]["ArticleId"];
            /** Format: uri */
            image: string;
            /** @description The publisher. */
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
             * @description A path of this site, such as the list of the event's products (`event` of getItems).
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
            /** @description A category that holds items itself. */
            cate_id: components["schemas"]["CategoryId"];
            count: number;
            /** @example 그래픽카드 */
            name: string;
        };
        /**
         * @description Ids that begin with 2 belong to the second tree, all others to the first.
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
             * @description Why the product was picked.
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
        /** @description The cost of delivery. `unknown` means that the mall does not state it, not that delivery is free. */
        Delivery: {
            /** @description Pieces delivered for one fee. Without it, one fee covers the whole order. */
            each?: number;
            /** @description Charged for `paid`, and below the threshold for `free-above`. */
            fee?: components["schemas"]["Won"];
            /** @enum {string} */
            kind: "free" | "paid" | "free-above" | "unknown";
            /** @description Order sum from which `free-above` is free. */
            threshold?: components["schemas"]["Won"];
        };
        /** @description Takes off `amount` from an order, or `percent` of the order sum that remains after earlier discounts, in whole won, rounded down. Discounts apply in the order coupon, membership, card. Anyone can take a `coupon`; `membership` and `card` require what `name` says. `least` is compared with the order sum before discounts. */
        Discount: {
            amount?: components["schemas"]["Won"];
            /** @enum {string} */
            kind: "coupon" | "membership" | "card";
            /** @description The minimum order sum. */
            least?: components["schemas"]["Won"];
            /** @description The maximum discount in won. */
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
        /** @description The body of every error response: problem details (RFC 9457), together with the fields of every answer. Hosts may also send it as plain `application/json`, as in release 0.3.0. */
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
            /** @description The parts of the request that violate this document. */
            problems?: components["schemas"]["RequestProblem"][];
            result?: null;
            /** @description The status of the answer. */
            status: number;
            /** @constant */
            success: false;
            /**
             * @description The status as text.
             * @example Not Found
             */
            title: string;
            /** @description The kind of problem, as a URI; about:blank if the status says everything. */
            type: string;
        };
        FilterIndex: {
            /** @description The price meant by `type` = `card`; 0 without a price. */
            card: components["schemas"]["Won"][];
            /** @description The price meant by `type` = `cash`; 0 without a price. */
            cash: components["schemas"]["Won"][];
            makers: {
                column: components["schemas"]["IndexColumn"];
                ids: string[];
            };
            /** @description For every item, the number of its product, from 1; variants of one product share it. */
            products?: components["schemas"]["IndexColumn"];
            /** @description Number of items. */
            size: number;
            specs: {
                column: components["schemas"]["IndexColumn"];
                /** @example memory */
                key: string;
                values: string[];
            }[];
            /** @description For every trait that the host knows, a column with 1 for items that have it and 0 for the others. */
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
        /** @description For every item, the 1-based position of its value in a list of values; 0 without one. */
        IndexColumn: number[];
        /** @example 1000017 */
        ItemId: string;
        ItemListResponse: components["schemas"]["Success"] & {
            makers: components["schemas"]["Maker"][];
            result: {
                /** @description Only for a list with a keyword: at most thirty categories that hold matches, first by how well their products match, then by their number. Counts cover the whole catalogue and ignore the chosen category and specifications. */
                category_counts?: components["schemas"]["CategoryCount"][];
                /** @description The requested event; absent if it is unknown. */
                event?: {
                    /** @example 111213 */
                    id: string;
                    /** @example 그래픽카드 기획전 */
                    title: string;
                };
                /** @description The words of `exclude`, whose products are left out; absent on a host that cannot leave any out. */
                excluded?: string[];
                /** @description Whether the products can be compared line by line (assumed); if not, their rows offer no comparison. A comparison accepts products of several lists. */
                isCompare: boolean;
                items: components["schemas"]["ListItem"][];
                /** @description The malls to choose from, those with most items first: at most thirty, and the chosen ones. Counts ignore the chosen malls. */
                malls?: components["schemas"]["MallCount"][];
                price_bands?: components["schemas"]["PriceBand"][];
                /** @description The requested region; absent for the mainland. */
                region?: components["schemas"]["SurchargedRegion"];
                /** @description Number of items that each value would leave, by facet key and value key. A search through the whole catalogue has the facets of the first of its category_counts. */
                spec_counts?: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
                /** @description A similar keyword that finds something, if this one finds nothing in the whole catalogue. */
                suggested_keyword?: string;
                /** @description Number of matching items, without paid placements. */
                total: number;
                /** @description Number of items left if the trait were chosen as well, by trait. */
                trait_counts?: {
                    free?: number;
                    rated?: number;
                    sale?: number;
                };
            };
        };
        /** @description One mall's price for one piece. Fields that are left out do not apply. */
        ItemOffer: {
            /** @description Card price, without delivery. */
            card: components["schemas"]["Won"] | null;
            /** @description Cash price, without delivery. */
            cash: components["schemas"]["Won"] | null;
            /** @description Whether the cash price requires a bank transfer. */
            cashOnly?: boolean;
            costDelivery: components["schemas"]["Delivery"];
            costRegion?: components["schemas"]["RegionCost"];
            discounts?: components["schemas"]["Discount"][];
            /** @description The card that the card price requires; empty if it requires none. */
            eventCard: string;
            /** @example 11번가 */
            mallName: string;
            requiredOptions?: components["schemas"]["RequiredOption"][];
        };
        ItemOffersResponse: components["schemas"]["Success"] & {
            result: {
                item_id: components["schemas"]["ItemId"];
                /** @description Offers in the order of `getMalls`. */
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
            /** @description Delivery of the offer with the lowest price. */
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
            /** @description Its number; absent with the name. */
            minishop_id?: components["schemas"]["ManagerId"];
            /** @description Whether the row can show malls or variants. */
            moreView: boolean;
            name: string;
            /** @description Its kind as a part of an estimate; absent unless it is a PC part. */
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
        /** @description The lowest total of all malls' offers for one piece delivered to the mainland: price plus required options, minus a coupon, plus delivery. The other fields are the conditions. Without any, everyone pays this price, by any card or by transfer. A price with unknown delivery is given only if no other is known. */
        LowestPrice: {
            /**
             * @description The card it requires.
             * @example 삼성카드
             */
            card?: string;
            /** @description Whether it requires a bank transfer. */
            cash_only?: boolean;
            /** @description Whether it requires a coupon. */
            coupon?: boolean;
            /** @description Delivery included in the total; null if unknown. */
            delivery: components["schemas"]["Won"] | null;
            /** @description Whether the total includes required options. */
            options?: boolean;
            total: components["schemas"]["Won"];
            /** @description Whether a mall with unknown delivery may cost less. */
            unsure?: boolean;
        };
        /** @description The lowest prices of a product by payment method. A method that makes no difference is left out. */
        LowestPrices: {
            /** @description With any card. */
            any: components["schemas"]["LowestPrice"];
            /** @description With the best of all cards. */
            card?: components["schemas"]["LowestPrice"];
            /** @description By bank transfer. */
            cash?: components["schemas"]["LowestPrice"];
        };
        Maker: {
            /** @description Number of items, ignoring the chosen makers. */
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
                /** @description The address as the host understood it. */
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
                 * @description The postal address, for the map.
                 * @example 서울특별시 중구 세종대로 110
                 */
                address?: string;
                introduction: string;
                item_count: number;
                manager: components["schemas"]["Manager"];
                /**
                 * @description The minishop's notice to visitors.
                 * @example 금요일은 쉬어요.
                 */
                notice?: string;
                /** @description Number of members who saved it. */
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
        Notice: {
            /** @description Plain text; only in the answer of getNotice. */
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
        /** @description The lowest prices of consecutive days, defined as in `LowestPrices` of the list: for one piece, with known delivery. A payment method that costs no less is left out. */
        ObservedDays: {
            /** @description With any card. */
            any: components["schemas"]["Won"];
            /** @description With the best of all cards. */
            card?: components["schemas"]["Won"];
            /**
             * @description The name of that card; only present together with `card`.
             * @example 삼성카드
             */
            card_name?: string;
            /** @description By bank transfer. */
            cash?: components["schemas"]["Won"];
            /** @description Delivery included in `any`; null if it is unknown and therefore not included. */
            delivery: components["schemas"]["Won"] | null;
            /** Format: date */
            from: string;
            /**
             * Format: date
             * @description The last day; equal to `from` for a single day.
             */
            to: string;
        };
        ObservedPrice: {
            /** @description As in `ObservedDays`. */
            any: components["schemas"]["Won"];
            /** Format: date */
            date: string;
            /** @description As in `ObservedDays`. Absent if the host does not state it. */
            delivery?: components["schemas"]["Won"] | null;
        };
        /**
         * @description cpu to cooler are core parts (type 1), monitor to speaker peripherals (type 2), os and office software (type 3), and assembly, visit and packing services (type 4).
         * @enum {string}
         */
        PartKind: "cpu" | "motherboard" | "memory" | "gpu" | "ssd" | "hdd" | "case" | "power" | "cooler" | "monitor" | "keyboard" | "mouse" | "headset" | "speaker" | "os" | "office" | "assembly" | "visit" | "packing";
        PopularKeyword: {
            /** @description Places gained since the previous ranking, negative for places lost; null for a new keyword. */
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
            /** @description Inclusive; null if the band has no upper end. */
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
            /** @description The entries of `getPriceHistory` for the same months. Only if `months` was requested. */
            days?: components["schemas"]["ObservedDays"][];
            item_id: components["schemas"]["ItemId"];
            /** @description The lowest price of twelve months including today; the latest day with it. */
            low?: components["schemas"]["ObservedPrice"];
            /** @description The price thirty days ago, or on the last observed day of the week before that. */
            month_ago?: components["schemas"]["Won"];
            /** @description The lowest price of the thirty days before today. */
            month_low?: components["schemas"]["Won"];
            /** @description Number of observed days in twelve months. */
            observed: number;
            price_state: components["schemas"]["PriceState"];
            /** @description At most seven of the last observed days, newest first; begins with today if the product is for sale. */
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
            /** @description Discounts that malls currently advertise. */
            claims?: components["schemas"]["StatedDiscount"][];
            /** @description At most one series of each kind. */
            series: components["schemas"]["PriceSeries"][];
            /**
             * Format: date
             * @description The host's current day in Seoul; no entry is later.
             */
            today: string;
        };
        PriceHistoryResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["PriceHistory"];
        };
        PriceSeries: {
            /** @description Entries in chronological order, without overlaps. */
            days: components["schemas"]["ObservedDays"][];
            /**
             * @description The kind of goods; a series holds only one kind.
             * @enum {string}
             */
            kind: "new" | "bulk" | "overseas";
            /**
             * Format: date
             * @description The first day ever observed.
             */
            since: string;
        };
        /**
         * @description 0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming, 3 normal price.
         * @enum {integer}
         */
        PriceState: 0 | 1 | 2 | 3;
        /**
         * @description cash means `lowest.any`, card means `lowest.card`, if the answer has them; otherwise the fields `cash` and `card`.
         * @default cash
         * @enum {string}
         */
        PriceType: "cash" | "card";
        /** @description Surcharges on `costDelivery` for Jeju and for other islands and mountain regions. Where one is missing, it is unknown. */
        RegionCost: {
            jeju?: components["schemas"]["Won"];
            /** @description Other islands and mountain regions. */
            remote?: components["schemas"]["Won"];
        };
        RequestProblem: {
            /** @example must be <= 100 */
            message: string;
            /**
             * @description The place in the request.
             * @example query.limit
             */
            place: string;
        };
        RequiredOption: {
            /** @example 전문 기사 설치 */
            name: string;
            price: components["schemas"]["Won"];
        };
        /**
         * @description rank sorts by popularity, low and high by price, new by date, review by number of reviews, relevance by where and how well the words of the keyword match (by rank without a keyword). The price is the total of `lowest` if the answer has it, otherwise `cash` or `card`.
         * @enum {string}
         */
        Sort: "rank" | "low" | "high" | "new" | "review" | "relevance";
        SpecFacet: {
            /** @example memory */
            key: string;
            /** @example 메모리 용량 */
            name: string;
            /**
             * @description The unit; value names already include it.
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
            /** @description Number of items of the category, or of the minishop in it, that have the value. */
            count: number;
            /** @example 16 */
            key: string;
            /** @example 16GB */
            name: string;
        };
        /** @description The mall's own statement, unverified. */
        StatedDiscount: {
            /** @example 11번가 */
            mall_name: string;
            percent: number;
            /** @description Today's price including delivery. */
            total: components["schemas"]["Won"];
        };
        /** @description The fields of every successful answer. Clients check them before they use the data. */
        Success: {
            /** @example success */
            message: string;
            success: boolean;
        };
        Suggestion: {
            /** @description The category, if the keyword is its name. */
            cate_id?: components["schemas"]["CategoryId"];
            /** @example 그래픽카드 16GB */
            keyword: string;
        };
        /**
         * @description A region to which malls may charge more for delivery (`RegionCost`). An offer that does not tell this charge is no lowest price there, unless no offer does.
         * @enum {string}
         */
        SurchargedRegion: "jeju" | "remote";
        /**
         * @description free, the lowest price for anyone, delivered to the requested region, includes free delivery; sale, price state 3; rated, an average grade of at least 4.
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
        /** @description Another packing, size or colour of the same product. */
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
            /** @description The group's name in the legacy calls. */
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
            /** @description The item's id in the legacy calls; equal to item_id. */
            idx: components["schemas"]["ItemId"];
            /** Format: uri */
            image: string;
            item_id: components["schemas"]["ItemId"];
            lowest?: components["schemas"]["LowestPrices"];
            name: string;
            price_state: components["schemas"]["PriceState"];
            /** @description The price for anyone when it was saved, the total of `lowest.any`. Absent if it was not recorded. */
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
        /** @description The request violates this document. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
        /** @description The call succeeded. There is nothing to return. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneResponse"];
            };
        };
        /** @description There is nothing with this id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
        /** @description The host failed to process the request. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests in a short time. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next request. */
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
        /** @description The advertised item (assumed). */
        AdItem: components["schemas"]["ItemId"];
        /** @description The category. */
        Category: components["schemas"]["CategoryId"];
        /** @description Restricts filters and their counts to what this minishop sells. */
        FilterManagerId: components["schemas"]["ManagerId"];
        /** @description Why the item is shown. */
        From: "report";
        /** @description The item. */
        Item: components["schemas"]["ItemId"];
        /** @description The maximum number of keywords. */
        KeywordLimit: number;
        /** @description The minishop's user name, as in the address of its pages. */
        MallWebUser: components["schemas"]["MallWebUser"];
        /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
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
                /** @description A postal address, as minishops state it. */
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
                /** @description The minishop's user name, as in the address of its pages. */
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
                /** @description 1 saves, 0 unsaves (assumed). */
                zzim_state?: components["schemas"]["ZzimState"];
            };
            header?: never;
            path: {
                /** @description The minishop's number, idx_b_manager (assumed). */
                a: components["schemas"]["ManagerId"];
                /** @description The number of the minishop whose page sends the call; 0 for the site itself (assumed). */
                b: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state after the call. */
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
                /** @description The category of the list. */
                cate_id: components["schemas"]["CategoryId"];
                /** @description Restricts filters and their counts to what this minishop sells. */
                idx_b_manager?: components["parameters"]["FilterManagerId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bands by ascending price, without gaps. */
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
                /** @description Restricts filters and their counts to what this minishop sells. */
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
            /** @description Facets in display order; empty for a category whose children differ too much to share any. In a minishop, only values of items that it sells (assumed). */
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
                /** @description Article numbers, separated by commas; without it, all articles of the category. Unknown numbers are ignored. */
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
            /** @description In the order requested, otherwise newest first; may be empty. */
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
                /** @description The notice's number, as in getNotices. */
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
                /** @description How far back the entries go from today. */
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
            /** @description The history; without any series if the product is unknown or was never observed. */
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
                /** @description Why the item is shown. */
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
                /** @description Why the item is shown. */
                from: components["parameters"]["From"];
            };
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description idx_b_manager, the minishop whose page shows the item (assumed). */
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
                /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
                /** @description The maximum number of products. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Largest drop in percent first; may be empty. */
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
                /** @description How far back the `days` of each product go; without it, there are none. */
                months?: 3;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requested products that the host knows. */
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
                /** @description The minishop's user name, as in the address of its pages. */
                mall_web_user: components["parameters"]["MallWebUser"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The minishop. zzim_state is that of the token's member. */
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
                /** @description The minishop whose products the keywords find; 1 for the site itself. */
                idx_b_manager?: components["schemas"]["ManagerId"];
                /** @description The text typed so far. */
                keyword: string;
                /** @description The maximum number of keywords. */
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
                /** @description The minishop whose products the keywords find; 1 for the site itself. */
                idx_b_manager?: components["schemas"]["ManagerId"];
                /** @description The maximum number of keywords. */
                limit?: components["parameters"]["KeywordLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Most popular first; may be empty. */
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
            /** @description Oldest group first, newest item in it first; may be empty. */
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
            /** @description The changed group. */
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
                /** @description Ad code of the placement; svp003 for curation. */
                ad?: string;
                /** @description The page's own query, sent when ad_code is svp003. */
                passed?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path: {
                /** @description The category. */
                cate: components["parameters"]["Category"];
                /** @description The minishop whose page shows them; 1 for the site itself. */
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
                /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
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
                /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
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
                /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
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
                /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
            };
            header?: never;
            path: {
                /** @description 1 or 2 for a whole tree, otherwise a category, which is then the only root of the answer (assumed; the specification calls it id). */
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
                /** @description Restricts filters and their counts to what this minishop sells. */
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
                /** @description idx_b_manager, the minishop whose page shows the item (assumed). */
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
                /** @description Ad code of the screen. With it, the first window begins with paid placements, each marked `ad`, whatever `sort` is. They do not count towards the window or the total. */
                ad?: "sap006" | "sam006";
                /** @description The category, including those below it. */
                cate_id?: components["schemas"]["CategoryId"];
                /** @description Id of an event of getEvents. The list then holds only the event's products, and the answer includes its name. An event that is unknown or of another category has no products. */
                event?: string;
                /** @description Words separated by spaces. Products that contain any of them, as `keyword` finds words, are left out, and the answer names the words in `excluded`. A part of a model's code is no word: LG leaves EDQ08LG in the list. */
                exclude?: string;
                /** @description Optional item fields to include, separated by commas. */
                fields?: ("stdpc" | "maker" | "hotdeal" | "event")[];
                /** @description `product` groups all variants of a product into one entry, shown by the first that matches; totals, windows and counts then refer to products. Without it, every variant is an entry. */
                group?: "product";
                /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
                /** @description Words to search for; the product's name, maker or category must contain each of them. Spaces and case are ignored. A host may also find a word in `key_specs`, such as 27인치 and 기계식. */
                keyword?: string;
                /** @description End of the window (exclusive). */
                limit?: number;
                /** @description Maker ids, separated by commas. */
                maker?: string[];
                /** @description Ids of malls, separated by commas; at least one of them must have an offer. A host that cannot filter by malls answers without `malls`. */
                mall?: string[];
                /** @description Highest price (inclusive). */
                max?: components["schemas"]["Won"];
                /** @description Lowest price (inclusive). */
                min?: components["schemas"]["Won"];
                /** @description First item of the window. */
                offset?: number;
                /** @description Where the trait `free` and its count are about delivery to: Jeju, or other islands and mountain regions. Without it, to the mainland. A host that knows a region names it in the answer. */
                region?: components["schemas"]["SurchargedRegion"];
                /** @description The default is relevance for a list with a keyword, rank for any other. */
                sort?: components["schemas"]["Sort"];
                /** @description Map of facet keys to chosen value keys, as JSON. */
                spec?: string;
                /** @description Traits, separated by commas; items must have all of them. A host that cannot filter by a trait leaves it out of `trait_counts`. */
                trait?: components["schemas"]["Trait"][];
                /** @description The price that sorting, bands, min and max refer to. */
                type?: components["schemas"]["PriceType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The window; empty beyond the end of the list. */
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
            /** @description The requested products that the host knows. */
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
                /** @description The advertised item (assumed). */
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
                /** @description The advertised item (assumed). */
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
