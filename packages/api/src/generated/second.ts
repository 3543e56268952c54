// Generated from openapi/second.yaml by `pnpm generate`. Do not edit.

export interface paths {
    "/api/v1/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member whose token it is.
         * @description A missing or unknown token is a 401, unlike that of `getUser`.
         */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/logo/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logos of the header.
         * @description One for the usual header, one for a season, and one for the header that stays while scrolling.
         */
        get: operations["getLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/minishop/{id}/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an estimate of a minishop.
         * @description With parts that can be chosen and a default of each. Every call starts another one.
         */
        post: operations["createMinishopEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/pc/estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Starts an estimate of the site itself.
         * @description With parts that can be chosen and a default of each. Every call starts another one.
         */
        post: operations["createEstimate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/pc/estimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The estimates that the member keeps.
         * @description An estimate is kept as the address that opens it, so prices are those of the day on which it is opened.
         */
        get: operations["getSavedEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/pc/estimates/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keeps an estimate under the member's own key; the same key again replaces it.
         * @description A client that is not sure whether an estimate arrived sends it again.
         */
        put: operations["saveEstimate"];
        post?: never;
        /**
         * Keeps an estimate no longer. An unknown key is a success as well.
         * @description Other members' estimates are never touched, whatever their keys are.
         */
        delete: operations["deleteEstimate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/pc/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parts by their ids, to open an estimate that an address holds.
         * @description An address may be old, so parts that are no longer sold are answered, too.
         */
        get: operations["findParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/pc/parts/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every part of one kind that an estimate can hold.
         * @description The whole list at once, so that a client searches and checks it without asking again.
         */
        get: operations["getParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's alerts.
         * @description Those that have fired stay in it until they are deleted.
         */
        get: operations["getPriceAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keeps an alert about an item, in the place of any other about the same item.
         * @description The whole alert is sent each time, also to say that it has fired or was read.
         */
        put: operations["savePriceAlert"];
        post?: never;
        /**
         * Forgets the alert about an item.
         * @description An item without an alert of the member is a 404.
         */
        delete: operations["deletePriceAlert"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything about one product, its offers and reviews aside.
         * @description Offers are answered by `getMalls`, reviews by `getReviews`.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/malls/{x}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offers of the malls for one product, cheapest first.
         * @description All of them at once, in no pages.
         */
        get: operations["getMalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the shopping reviews of an item.
         * @description Ten a page. A page beyond the last is empty.
         */
        get: operations["getMarketReviews"];
        put?: never;
        /**
         * Writes a shopping review.
         * @description Text, grade and up to eight media come in one form.
         */
        post: operations["createMarketReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/{review}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One shopping review.
         * @description With its comments. A token tells which are the member's own, and how the member voted.
         */
        get: operations["getMarketReview"];
        put?: never;
        /**
         * Changes one's own shopping review.
         * @description A form with the field _method saying PUT.
         */
        post: operations["updateMarketReview"];
        /**
         * Removes one's own shopping review with its comments and media.
         * @description Another member's review is a 403.
         */
        delete: operations["deleteMarketReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/{review}/hate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hates a shopping review.
         * @description Hated is set, liked cleared, the count goes down by one, below zero as well. Hating twice changes nothing.
         */
        post: operations["hateMarketReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/{review}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Likes a shopping review.
         * @description Liked is set, hated cleared, the count goes up by one. Liking twice changes nothing.
         */
        post: operations["likeMarketReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/{review}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a shopping review.
         * @description Visitors may report as well. A member's second report of it replaces the first.
         */
        post: operations["createMarketReviewNotify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/{thread}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comments on a shopping review.
         * @description Under the member's nickname, and for the minishop on whose page it is written.
         */
        post: operations["createMarketReviewComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/{thread}/comment/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes one's own comment.
         * @description Its date stays. Another member's comment is a 403.
         */
        put: operations["updateMarketReviewComment"];
        post?: never;
        /**
         * Removes one's own comment.
         * @description Another member's comment is a 403. Nothing else of the review changes.
         */
        delete: operations["deleteMarketReviewComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/{thread}/comment/{comment}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a comment.
         * @description The specification names the call, but not its path.
         */
        post: operations["createMarketReviewCommentNotify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/gallery/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the shopping reviews' images.
         * @description Only reviews with an image, and of their media the images alone.
         */
        get: operations["getMarketReviewImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/gallery/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the shopping reviews' videos.
         * @description Only reviews with a video, and of their media the videos alone.
         */
        get: operations["getMarketReviewVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the visitor may do with the shopping reviews of an item, their newest media, and their counts.
         * @description Enough for the head of the reviews, before any of them is asked for.
         */
        get: operations["getMarketReviewInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/market/reviews/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reasons for which a shopping review or a comment can be reported.
         * @description With a token, also what the member reported before.
         */
        get: operations["getMarketReviewNotify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reasons for which an item can be reported.
         * @description With a token, also what the member reported before.
         */
        get: operations["getItemNotify"];
        put?: never;
        /**
         * Reports an item.
         * @description A member's second report of the same item replaces the first.
         */
        post: operations["createItemNotify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the reviews of an item.
         * @description Ten a page. A page beyond the last is empty.
         */
        get: operations["getReviews"];
        put?: never;
        /**
         * Writes a review.
         * @description Text, grade and up to eight media come in one form.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/{review}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One review.
         * @description With its comments. A token tells which are the member's own, and how the member voted.
         */
        get: operations["getReview"];
        put?: never;
        /**
         * Changes one's own review.
         * @description A form with the field _method saying PUT.
         */
        post: operations["updateReview"];
        /**
         * Removes one's own review with its comments and media.
         * @description Another member's review is a 403.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/{review}/hate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hates a review.
         * @description Hated is set, liked cleared, the count goes down by one, below zero as well. Hating twice changes nothing.
         */
        post: operations["hateReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/{review}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Likes a review.
         * @description Liked is set, hated cleared, the count goes up by one. Liking twice changes nothing.
         */
        post: operations["likeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/{review}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a review.
         * @description Visitors may report as well. A member's second report of it replaces the first.
         */
        post: operations["createReviewNotify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/{thread}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Comments on a review.
         * @description Under the member's nickname, and for the minishop on whose page it is written.
         */
        post: operations["createReviewComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/{thread}/comment/{comment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes one's own comment.
         * @description Its date stays. Another member's comment is a 403.
         */
        put: operations["updateReviewComment"];
        post?: never;
        /**
         * Removes one's own comment.
         * @description Another member's comment is a 403. Nothing else of the review changes.
         */
        delete: operations["deleteReviewComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/{thread}/comment/{comment}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a comment.
         * @description The specification names the call, but not its path.
         */
        post: operations["createReviewCommentNotify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/gallery/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the reviews' images.
         * @description Only reviews with an image, and of their media the images alone.
         */
        get: operations["getReviewImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/gallery/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the reviews' videos.
         * @description Only reviews with a video, and of their media the videos alone.
         */
        get: operations["getReviewVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the visitor may do with the reviews of an item, their newest media, and their counts.
         * @description Enough for the head of the reviews, before any of them is asked for.
         */
        get: operations["getReviewInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/items/{id}/reviews/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reasons for which a review or a comment can be reported.
         * @description With a token, also what the member reported before.
         */
        get: operations["getReviewNotify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/wish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's groups with their items.
         * @description With today's prices of the items, and when each was saved.
         */
        get: operations["getWishGroups"];
        put?: never;
        /**
         * Makes an empty group.
         * @description Names need not differ: two calls make two groups.
         */
        post: operations["createWishGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/wish/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Gives a group another name.
         * @description What is in it stays. Another member's group is a 404.
         */
        put: operations["renameWishGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/wish/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves an item in a group.
         * @description An item of another group moves; one that is there already stays, and nothing changes.
         */
        post: operations["createWishItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/desktop/v1/shopping/wish/items/{id}": {
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
         * Takes a saved item out of its group.
         * @description The id of the item is enough, because an item is in one group of a member at most.
         */
        delete: operations["deleteWishItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Prices in cash. price is originPrice with the changes, times each. */
        AssembledPc: {
            active: number[];
            add: components["schemas"]["PartGroup"][];
            /** @description How many choices differ from the default. */
            addedChangeLenght: number;
            /** @description What they add for one PC; may be negative. */
            addedChangePrice: number;
            base: components["schemas"]["PartGroup"][];
            default: number[];
            /** @default 1 */
            each: number;
            lists: components["schemas"]["PartLists"];
            originPrice: components["schemas"]["Won"];
            price: components["schemas"]["Won"];
            selectIdxArr: number[];
        };
        /**
         * @description Ids beginning with 2 live in the second tree, all others in the first.
         * @example 112758
         */
        CategoryId: string;
        CommentDraft: {
            idx_b_manager: components["schemas"]["ManagerId"];
            message: components["schemas"]["CommentMessage"];
        };
        /** @example 7 */
        CommentId: string;
        CommentMessage: string;
        CommentResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["ReviewComment"];
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
        Estimate: {
            /** Format: date-time */
            created: string;
            idx_b_manager: components["schemas"]["ManagerId"];
            idx_estimate: number;
            /** @description Installments on offer. */
            months: (12 | 24)[];
            pc: components["schemas"]["AssembledPc"];
        };
        EstimateResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Estimate"];
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
        /** @description The day and the price that an alert told of. */
        FiredAlert: {
            any: components["schemas"]["Won"];
            date: components["schemas"]["ObservedDay"];
        };
        /**
         * @default 0
         * @enum {string}
         */
        Flag: "0" | "1";
        /** @description A picture or a video of the product itself. */
        GalleryMedium: {
            /**
             * Format: uri
             * @description A small picture; of an image the image itself without it.
             */
            thumbnail?: string;
            /** @enum {string} */
            type: "image" | "video";
            /** Format: uri */
            url: string;
        };
        GalleryResponse: components["schemas"]["Success"] & {
            result: {
                list: components["schemas"]["ReviewMedia"][];
                page: number;
                /** @description Reviews with such media on all pages. */
                total: number;
            };
        };
        /** @example 1 */
        GroupId: string;
        /** @example 이사 준비 */
        GroupName: string;
        /** @description What is given to a good cause for each one sold. */
        HappyTree: {
            amount: components["schemas"]["Won"];
            title: string;
        };
        /** @example 1000017 */
        ItemId: string;
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
        LogoResponse: components["schemas"]["Success"] & {
            result: {
                /**
                 * Format: uri
                 * @description For the header that stays while scrolling.
                 */
                desktopFixLogo: string;
                /** Format: uri */
                desktopLogo: string;
                /** @description Null outside a season. */
                seasonLogo: string | null;
            };
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
        M2Slot: {
            nvme?: boolean;
            sata?: boolean;
            /** @description SATA ports that are off while it is in use. */
            shares_sata?: number;
            /**
             * @example [
             *       "2260",
             *       "2280"
             *     ]
             */
            sizes?: string[];
        };
        /**
         * @description idx_b_manager, the number of a minishop. 1 is the site itself.
         * @default 1
         */
        ManagerId: number;
        /** @description One mall's offer. */
        Market: {
            /** @description A paid placement. */
            ad?: boolean;
            /** @description Most months without interest; 0 for none. */
            cardInstallment: number;
            /** @description Whether the cash price is for bank transfer alone. */
            cashOnly?: boolean;
            /**
             * Format: date-time
             * @description When the mall was last asked.
             */
            checkedAt?: string;
            costDelivery: components["schemas"]["Delivery"];
            costRegion?: components["schemas"]["RegionCost"];
            /** @description What can be taken off the price; at most one of a kind in an order. */
            discounts?: components["schemas"]["Discount"][];
            /**
             * @description The card that gets the price, or an empty string.
             * @example 삼성카드
             */
            eventCard: string;
            /**
             * Format: uri
             * @description The offer at the mall.
             */
            href: string;
            /** @description 0 for a mall, else the number of a minishop. */
            idxBManager: number;
            /** @description The mall's own id of the product. */
            itemIdCp: string;
            /** @description The mall's own name of the product. */
            itemNameCp: string;
            /** @description The mall's number, by which a link page names the offer. */
            mallId?: string;
            /** Format: uri */
            mallImage: string;
            /** @example 11번가 */
            mallName: string;
            /** @description Without delivery; the card price where on_sale is 1. */
            priceB2c: components["schemas"]["Won"];
            /** @description What has to be bought with it, once for each piece. */
            requiredOptions?: components["schemas"]["RequiredOption"][];
        };
        /** @description The same media as shopping reviews show them. */
        MarketMedia: {
            /** @enum {string} */
            type: "image" | "video";
            /** Format: uri */
            url: string;
            /** @description Null for an image. */
            videoThumbnailUrl: string | null;
        };
        MarketResponse: components["schemas"]["Success"] & {
            markets: components["schemas"]["Market"][];
        };
        /** @description The grade. */
        Marks: number;
        Member: {
            /** @example member1 */
            member_id: string;
            /** @example 저울회원1 */
            nickname: string;
        };
        MemberResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Member"];
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
        NotifiedTarget: {
            id_notify: components["schemas"]["NotifyId"];
            /** @description The comment; absent for a report of the review. */
            idx_comment?: string;
            /** @description The review; absent for a report of the item. */
            idx_thread?: string;
            ment: string;
        };
        NotifyDraft: {
            /** @description One of the reasons. */
            id_notify: components["schemas"]["NotifyId"];
            /** @description The shopper's own words. */
            ment: string;
        };
        NotifyId: number;
        NotifyReason: {
            id_notify: components["schemas"]["NotifyId"];
            /**
             * @description What the shopper reads.
             * @example 가격이 달라요
             */
            ment: string;
        };
        NotifyResponse: components["schemas"]["Success"] & {
            result: {
                list: components["schemas"]["NotifyReason"][];
                /** @description What the token's member reported here so far; empty without a token. */
                reported: components["schemas"]["NotifiedTarget"][];
            };
        };
        /**
         * @description A day in Seoul, as price histories name it.
         * @example 2026-11-01
         */
        ObservedDay: string;
        Part: {
            /** @description Lowest price by card, without delivery; null unless the price state is 3. */
            card: components["schemas"]["Won"] | null;
            /** @description Lowest price in cash, without delivery; null unless the price state is 3. */
            cash: components["schemas"]["Won"] | null;
            figures: components["schemas"]["PartFigures"];
            /**
             * Format: uri
             * @description A square picture.
             */
            image?: string;
            kind: components["schemas"]["PartKind"];
            lowest?: components["schemas"]["LowestPrices"];
            /** @description Empty where there is none. */
            maker: string;
            /** @example AMD 라이젠7-6세대 9800X3D (그래니트 릿지) 정품 */
            name: string;
            part_id: components["schemas"]["PartId"];
            price_state: components["schemas"]["PriceState"];
            type: components["schemas"]["PartType"];
        };
        /** @description What compatibility and likeness are told by. A host leaves out whatever it does not know, and clients then say that it could not be checked. Lengths are in mm, powers in watts, capacities in GB. */
        PartFigures: {
            /** @description Places for 2.5" drives in a case. */
            bays_25?: number;
            /** @description Places for 3.5" drives in a case. */
            bays_35?: number;
            /** @description Level 3 cache of a cpu in MB. */
            cache?: number;
            /** @description Of a drive in GB. */
            capacity?: number;
            /**
             * @description Graphics processor of a gpu.
             * @example GeForce RTX 5070 Ti
             * @example Radeon RX 9070
             */
            chip?: string;
            /**
             * @example B650
             * @example Z890
             */
            chipset?: string;
            /**
             * @description Highest of a cpu in GHz.
             * @example 5.2
             */
            clock?: number;
            cooler_included?: boolean;
            /** @enum {string} */
            cooling?: "air" | "liquid";
            /** @description Of a cpu. */
            cores?: number;
            /** @description Memory has it, or cpu and motherboard support it. */
            ecc?: boolean;
            /** @description The same. */
            eps_4_pin?: number;
            /** @description That a motherboard needs, or a power supply has. */
            eps_8_pin?: number;
            /**
             * @description Of motherboard, power, drives and memory.
             * @example Micro ATX
             * @example SFX
             * @example M.2 2280
             * @example 2.5"
             * @example 288-pin DIMM
             */
            form_factor?: string;
            /** @description Motherboards that a case takes. */
            form_factors?: string[];
            /**
             * @description Code name of a cpu's family.
             * @example Granite Ridge
             */
            generation?: string;
            /** @description Whether a cpu gives a picture by itself. */
            graphics?: boolean;
            /** @description Of an air cooler. */
            height?: number;
            /** @description Of gpu and power. */
            length?: number;
            /**
             * @description Of a drive.
             * @enum {string}
             */
            link?: "nvme" | "sata";
            /** @description Of a motherboard. */
            m2_slots?: components["schemas"]["M2Slot"][];
            /** @description Highest air cooler in a case. */
            max_cooler?: number;
            /** @description Longest gpu in a case. */
            max_gpu?: number;
            /** @description Of cpu and motherboard in GB. */
            max_memory?: number;
            /** @description What a cpu draws for long. */
            max_power?: number;
            /** @description Longest power supply in a case. */
            max_power_length?: number;
            memory_slots?: number;
            /**
             * @description Of cpu, motherboard and memory.
             * @example [
             *       "DDR4",
             *       "DDR5"
             *     ]
             */
            memory_types?: string[];
            /** @description Of one module in GB. */
            module_capacity?: number;
            /** @description In one pack of memory. */
            modules?: number;
            /**
             * Format: uri
             * @description Where its figures are stated, such as its maker's page.
             */
            page?: string;
            /** @description Plugs that a gpu needs, or a power supply has. */
            pcie_6_pin?: number;
            /** @description The same; 6+2 pins count as 8. */
            pcie_8_pin?: number;
            /** @description The same; 12VHPWR and 12V-2x6. */
            pcie_16_pin?: number;
            /** @description That a case takes. */
            power_form_factors?: string[];
            /** @description Length class of a liquid cooler's radiator. */
            radiator?: number;
            /** @description Radiator and fans together. */
            radiator_depth?: number;
            /** @description Of a case; empty where there is room for none. */
            radiators?: components["schemas"]["RadiatorPlace"][];
            /** @description What a gpu asks of the power supply. */
            recommended_power?: number;
            /** @description Registered (RDIMM) memory. */
            registered?: boolean;
            /** @description Of a power supply. */
            sata_plugs?: number;
            /** @description Of a motherboard. */
            sata_ports?: number;
            /**
             * @description Of cpu and motherboard.
             * @example AM5
             * @example LGA1700
             */
            socket?: string;
            /** @description That a cooler can be put on. */
            sockets?: string[];
            /** @description Of cpu and gpu; of a cooler, the heat it is rated for. */
            tdp?: number;
            /** @description Of a gpu in slots. */
            thickness?: number;
            /** @description Of a cpu. */
            threads?: number;
            /** @description Of a gpu in GB. */
            video_memory?: number;
            /** @description Rated power of a power supply. */
            watts?: number;
        };
        /** @description What one choice is made from. */
        PartGroup: {
            /** @description idx of the option that the base price holds; null for none. */
            default: number | null;
            list: components["schemas"]["PartOption"][];
            /** @example CPU */
            name: string;
            type: components["schemas"]["PartType"];
        };
        /**
         * @description A product's item_id, or s and a number for what is no product of the lists, such as a service.
         * @example 1000017
         * @example s3
         */
        PartId: string;
        /**
         * @description Core parts (type 1) are cpu to cooler, peripherals (type 2) monitor to speaker, software (type 3) os and office, services (type 4) assembly, visit and packing.
         * @enum {string}
         */
        PartKind: "cpu" | "motherboard" | "memory" | "gpu" | "ssd" | "hdd" | "case" | "power" | "cooler" | "monitor" | "keyboard" | "mouse" | "headset" | "speaker" | "os" | "office" | "assembly" | "visit" | "packing";
        /** @description All that can be chosen, by type. */
        PartLists: {
            1: components["schemas"]["PartOption"][];
            2: components["schemas"]["PartOption"][];
            3: components["schemas"]["PartOption"][];
            4: components["schemas"]["PartOption"][];
        };
        PartOption: {
            card: components["schemas"]["Won"];
            cash: components["schemas"]["Won"];
            /** @description Unique within the estimate or product. */
            idx: number;
            /** Format: uri */
            image?: string;
            /** @description Absent for what is no product of the lists. */
            item_id?: components["schemas"]["ItemId"];
            /** @example 조립 후 테스트 */
            name: string;
            /** @description What an estimate holds it by, where it is no product of the lists. */
            part_id?: components["schemas"]["PartId"];
            price_state: components["schemas"]["PriceState"];
            type: components["schemas"]["PartType"];
        };
        PartsResponse: components["schemas"]["Success"] & {
            result: {
                list: components["schemas"]["Part"][];
            };
        };
        /**
         * @description 1 core parts, 2 peripherals, 3 software, 4 assembly service (assumed).
         * @enum {integer}
         */
        PartType: 1 | 2 | 3 | 4;
        PriceAlert: {
            /** @description Absent while it waits. */
            fired?: components["schemas"]["FiredAlert"];
            /** Format: uri */
            image: string;
            /** @description Whether the member has dismissed what it told. */
            is_read: boolean;
            item_id: components["schemas"]["ItemId"];
            /** @enum {string} */
            kind: "target" | "restock";
            name: string;
            /** @description Later days alone count. */
            since: components["schemas"]["ObservedDay"];
            /** @description With the kind target alone. */
            target?: components["schemas"]["TargetPrice"];
        };
        /** @description Wants to know when the product costs no more than the target, or when it is sold again. */
        PriceAlertDraft: {
            fired?: components["schemas"]["FiredAlert"];
            is_read: boolean;
            /** @constant */
            kind: "target";
            since: components["schemas"]["ObservedDay"];
            target: components["schemas"]["TargetPrice"];
        } | {
            fired?: components["schemas"]["FiredAlert"];
            is_read: boolean;
            /** @constant */
            kind: "restock";
            since: components["schemas"]["ObservedDay"];
        };
        PriceAlertResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["PriceAlert"];
        };
        PriceAlertsResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["PriceAlert"][];
        };
        /**
         * @description 0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming, 3 normal price.
         * @enum {integer}
         */
        PriceState: 0 | 1 | 2 | 3;
        Product: {
            detail: {
                images: string[];
                /** @description Plain text. */
                text: string;
            };
            gallery?: components["schemas"]["GalleryMedium"][];
            happyTreeData: components["schemas"]["HappyTree"] | null;
            item: components["schemas"]["ItemView"];
            /**
             * @example [
             *       "AM5",
             *       "8코어"
             *     ]
             */
            key_specs?: string[];
            /** @description What an assembled PC can be changed in; empty for anything else. */
            optionChange: {
                base: components["schemas"]["PartGroup"][];
                option: components["schemas"]["PartGroup"][];
            };
            /** @description As what an estimate can hold it; absent for what is no part of a PC. */
            part_kind?: components["schemas"]["PartKind"];
            productData: {
                isAssembledPc: boolean;
                /** @description Whether it is part of a standard PC. */
                isStdpc?: boolean;
                minishop?: components["schemas"]["ProductMinishop"];
                /** @description Lowest price in cash, without delivery; null unless the price state is 3. */
                priceLow: components["schemas"]["Won"] | null;
            };
            /**
             * Format: date
             * @example 2026-09-14
             */
            registered?: string;
            related: components["schemas"]["ItemView"][];
            review_count?: number;
            /** @description Absent without reviews. */
            review_score?: number;
            specData: components["schemas"]["SpecTable"][];
            /** @description What took the place of a discontinued product. */
            successors?: components["schemas"]["ItemView"][];
            /**
             * @description The product's own label among its variants.
             * @example 벌크
             */
            variant_label?: string;
            variants?: components["schemas"]["Variant"][];
            /** @description Members who saved it. */
            zzim_count: number;
            /** @description Whether it is in a group of the member. */
            zzim_my: boolean;
        };
        /** @description The minishop that sells the product by itself. */
        ProductMinishop: {
            idx_b_manager: components["schemas"]["ManagerId"];
            name: string;
        };
        ProductResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Product"];
        };
        RadiatorPlace: {
            length: number;
            /** @enum {string} */
            place: "front" | "top" | "rear" | "side" | "bottom" | "unknown";
        };
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
        Review: {
            /** Format: date-time */
            created: string;
            idx_thread: components["schemas"]["ThreadId"];
            images: components["schemas"]["ReviewFile"][];
            /** @description Whether the token's member wrote it. */
            isMine: boolean;
            /** @description Of shopping reviews only. */
            marketMedia?: components["schemas"]["MarketMedia"][];
            marks: components["schemas"]["Marks"];
            message: components["schemas"]["ReviewMessage"];
            nickname: string;
            thread: components["schemas"]["ReviewThread"];
        };
        /** @description The rules behind these are not stated; the host enforces its own. */
        ReviewAuth: {
            adminAuth: boolean;
            makerAuth: boolean;
            /** @description Whether the visitor bought the item. */
            memberOrderCheck: boolean;
            /** @description Whether the visitor may write; false without a token. */
            memberWriteCheck: boolean;
        };
        ReviewChange: {
            /** @constant */
            _method: "PUT";
            /** @description Places in the review's images, from 0 (assumed). These go first, then the new ones are added behind those that stay. */
            "delete_image_indexes[]"?: number[];
            "images[]"?: components["schemas"]["ReviewUploads"];
            marks: components["schemas"]["Marks"];
            message: components["schemas"]["ReviewMessage"];
        };
        ReviewComment: {
            /** Format: date-time */
            created: string;
            idx_b_manager: components["schemas"]["ManagerId"];
            idx_comment: components["schemas"]["CommentId"];
            /** @description Whether the token's member wrote it. */
            isMine: boolean;
            message: components["schemas"]["CommentMessage"];
            nickname: string;
        };
        ReviewDraft: {
            "images[]"?: components["schemas"]["ReviewUploads"];
            marks: components["schemas"]["Marks"];
            message: components["schemas"]["ReviewMessage"];
        };
        /** @description One image or video of a review. */
        ReviewFile: {
            /** @example image/webp */
            fileMimeType: string;
            fileName: string;
            /** Format: uri */
            fileThumbUrl: string;
            /**
             * Format: uri
             * @description The file in full.
             */
            fileUrl: string;
        };
        ReviewInfo: {
            auth: components["schemas"]["ReviewAuth"];
            /** @description Of the grades, with one decimal; null without reviews. */
            average: number | null;
            /** @description Reviews by grade, from 1 to 5. */
            countByMarks: number[];
            /** @description Images and videos of the newest eight reviews that have any. */
            reviewImages: components["schemas"]["ReviewMedia"][];
            /** @description Images and videos of all reviews. */
            reviewImagesCount: number;
            /** @description Number of reviews. */
            total: number;
        };
        ReviewInfoResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["ReviewInfo"];
        };
        /** @description The media of one review. */
        ReviewMedia: {
            files: components["schemas"]["ReviewFile"][];
            /** @description The review. */
            id: components["schemas"]["ThreadId"];
            /** @description Of shopping reviews only. */
            marketMedia?: components["schemas"]["MarketMedia"][];
        };
        ReviewMessage: string;
        ReviewResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Review"];
        };
        /**
         * @description rank by likes, new by date, marks from the best grade down; the newer first among equals.
         * @enum {string}
         */
        ReviewSort: "rank" | "new" | "marks";
        ReviewsResponse: components["schemas"]["Success"] & {
            result: {
                list: components["schemas"]["Review"][];
                page: number;
                /** @description Reviews that match on all pages. */
                total: number;
            };
        };
        ReviewThread: {
            /** @description Newest first for reviews, oldest first for shopping reviews: as the pages add them. */
            comments: components["schemas"]["ReviewComment"][];
            /** @description Likes less hates. */
            countLike: number;
            hasMyHate: boolean;
            /** @description Of the token's member; false without a token. */
            hasMyLike: boolean;
            id: components["schemas"]["ThreadId"];
        };
        /** @description Images and videos, up to 10 MB each (assumed); more than eight media a review are refused. */
        ReviewUploads: string[];
        SavedEstimate: components["schemas"]["SavedEstimateDraft"] & {
            key: string;
            /** Format: date-time */
            updated: string;
        };
        SavedEstimateDraft: {
            /** @example 거실 게임용 */
            name: string;
            /** @description The search part of the estimate's address; the whole estimate is in it. */
            query: string;
        };
        SavedEstimateResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["SavedEstimate"];
        };
        SavedEstimatesResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["SavedEstimate"][];
        };
        SpecTable: {
            /** @example 기본 사양 */
            name: string;
            rows: {
                /** @example 메모리 용량 */
                name: string;
                /** @example 16GB */
                value: string;
            }[];
        };
        /** @description What every successful answer carries. Data is stored only after these were checked. */
        Success: {
            /** @example success */
            message: string;
            success: boolean;
        };
        /** @description In won, compared with the `any` of observed days. */
        TargetPrice: number;
        /** @example 31 */
        ThreadId: string;
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
        VoteResponse: components["schemas"]["Success"] & {
            result: {
                countLike: number;
                hasMyHate: boolean;
                hasMyLike: boolean;
            };
        };
        WishGroup: {
            gid_zzim: components["schemas"]["GroupId"];
            /** @description The legacy calls' name for the same. */
            gname: components["schemas"]["GroupName"];
            items: components["schemas"]["WishItem"][];
            name: components["schemas"]["GroupName"];
        };
        WishGroupDraft: {
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
        WishItemDraft: {
            /**
             * @description When it was saved first, in UTC, such as on a device before the login. Hosts that take no notice write now.
             * @example 2026-11-01T09:30:00Z
             */
            created?: string;
            item_id: components["schemas"]["ItemId"];
            /** @description What it cost then; goes with `created`. */
            price_when_saved?: components["schemas"]["Won"];
        };
        /** @description An amount in whole won. */
        Won: number;
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
        /** @description The comment as it is now. */
        Comment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentResponse"];
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
        /** @description It belongs to someone else. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
                "application/problem+json": components["schemas"]["Failure"];
            };
        };
        /** @description Newest first, ten reviews a page; empty beyond the last. */
        Images: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GalleryResponse"];
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
        /** @description The reasons, and what was reported so far. */
        Reasons: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotifyResponse"];
            };
        };
        /** @description The review as it is now. */
        Review: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewResponse"];
            };
        };
        /** @description The info. */
        ReviewInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewInfoResponse"];
            };
        };
        /** @description The page. */
        Reviews: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReviewsResponse"];
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
        /** @description Newest first, ten reviews a page; empty beyond the last. */
        Videos: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GalleryResponse"];
            };
        };
        /** @description The votes as they are now. */
        Vote: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VoteResponse"];
            };
        };
    };
    parameters: {
        /** @description The comment's idx_comment. */
        Comment: components["schemas"]["CommentId"];
        /** @description Made by the client, so that an estimate that is sent twice is kept once. */
        EstimateKey: string;
        /** @description The item. */
        Item: components["schemas"]["ItemId"];
        /** @description Lists and trees of a minishop hold only what it sells (assumed). */
        ManagerId: components["schemas"]["ManagerId"];
        /** @description Only reviews with this grade. */
        Marks: components["schemas"]["Marks"];
        /** @description The page, from 1. Ten reviews are on each. */
        Page: number;
        /** @description The review's idx_thread (assumed). */
        Review: components["schemas"]["ThreadId"];
        /** @description The review's idx_thread. */
        Thread: components["schemas"]["ThreadId"];
    };
    requestBodies: {
        CommentDraft: {
            content: {
                "application/json": components["schemas"]["CommentDraft"];
            };
        };
        Report: {
            content: {
                "application/json": components["schemas"]["NotifyDraft"];
            };
        };
        ReviewChange: {
            content: {
                "multipart/form-data": components["schemas"]["ReviewChange"];
            };
        };
        ReviewDraft: {
            content: {
                "multipart/form-data": components["schemas"]["ReviewDraft"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /** @description Sent along where the browser has one; the specification does not tell the cookie's name. */
                refresh_token?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description 1 unless a minishop has its own. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createMinishopEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The minishop's number, idx_b_manager (assumed). */
                id: components["schemas"]["ManagerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The estimate with what can be chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The estimate with what can be chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EstimateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSavedEstimates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last changed first; may be empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEstimatesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Made by the client, so that an estimate that is sent twice is kept once. */
                key: components["parameters"]["EstimateKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedEstimateDraft"];
            };
        };
        responses: {
            /** @description The estimate as it is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEstimateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteEstimate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Made by the client, so that an estimate that is sent twice is kept once. */
                key: components["parameters"]["EstimateKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findParts: {
        parameters: {
            query: {
                /** @description At most 64 parts, separated by commas. */
                part_id: components["schemas"]["PartId"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order asked for. What is unknown, or no part of a PC, is left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The kind of parts to choose from. */
                kind: components["schemas"]["PartKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most popular part first. Packings of the same part are one entry, the one that most malls sell. Empty where the host sells nothing of the kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPriceAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first; may be empty. Items that the host no longer has are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceAlertsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savePriceAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceAlertDraft"];
            };
        };
        responses: {
            /** @description The alert as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceAlertResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePriceAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** @description Lists and trees of a minishop hold only what it sells (assumed). */
                idx_b_manager?: components["parameters"]["ManagerId"];
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
            /** @description The product. With a token, zzim_my is the member's own. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMalls: {
        parameters: {
            query?: {
                /** @description 1 sorts by the price with delivery. */
                delivery_price?: components["schemas"]["Flag"];
                /** @description 1 asks for card prices. */
                on_sale?: components["schemas"]["Flag"];
                /** @description The order of the offers; low is by price, or by the price with delivery where that is asked for. The specification has its default, "low", and not where it stands. */
                sort?: "low";
            };
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The kind of offers (assumed). */
                x: "all";
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
                    "application/json": components["schemas"]["MarketResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarketReviews: {
        parameters: {
            query?: {
                /** @description Only reviews with this grade. */
                marks?: components["parameters"]["Marks"];
                /** @description The page, from 1. Ten reviews are on each. */
                page?: components["parameters"]["Page"];
                /** @description The order of the reviews. */
                sort?: components["schemas"]["ReviewSort"];
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
            200: components["responses"]["Reviews"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createMarketReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReviewDraft"];
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarketReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMarketReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReviewChange"];
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteMarketReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    hateMarketReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    likeMarketReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createMarketReviewNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Report"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createMarketReviewComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread. */
                thread: components["parameters"]["Thread"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CommentDraft"];
        responses: {
            200: components["responses"]["Comment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateMarketReviewComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The comment's idx_comment. */
                comment: components["parameters"]["Comment"];
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread. */
                thread: components["parameters"]["Thread"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CommentDraft"];
        responses: {
            200: components["responses"]["Comment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteMarketReviewComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The comment's idx_comment. */
                comment: components["parameters"]["Comment"];
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread. */
                thread: components["parameters"]["Thread"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createMarketReviewCommentNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The comment's idx_comment. */
                comment: components["parameters"]["Comment"];
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread. */
                thread: components["parameters"]["Thread"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Report"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarketReviewImages: {
        parameters: {
            query?: {
                /** @description The page, from 1. Ten reviews are on each. */
                page?: components["parameters"]["Page"];
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
            200: components["responses"]["Images"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarketReviewVideos: {
        parameters: {
            query?: {
                /** @description The page, from 1. Ten reviews are on each. */
                page?: components["parameters"]["Page"];
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
            200: components["responses"]["Videos"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarketReviewInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewInfo"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMarketReviewNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Reasons"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getItemNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Reasons"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createItemNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Report"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReviews: {
        parameters: {
            query?: {
                /** @description Only reviews with this grade. */
                marks?: components["parameters"]["Marks"];
                /** @description The page, from 1. Ten reviews are on each. */
                page?: components["parameters"]["Page"];
                /** @description The order of the reviews. */
                sort?: components["schemas"]["ReviewSort"];
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
            200: components["responses"]["Reviews"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReviewDraft"];
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ReviewChange"];
        responses: {
            200: components["responses"]["Review"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    hateReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    likeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Vote"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createReviewNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread (assumed). */
                review: components["parameters"]["Review"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Report"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createReviewComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread. */
                thread: components["parameters"]["Thread"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CommentDraft"];
        responses: {
            200: components["responses"]["Comment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updateReviewComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The comment's idx_comment. */
                comment: components["parameters"]["Comment"];
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread. */
                thread: components["parameters"]["Thread"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CommentDraft"];
        responses: {
            200: components["responses"]["Comment"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteReviewComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The comment's idx_comment. */
                comment: components["parameters"]["Comment"];
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread. */
                thread: components["parameters"]["Thread"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createReviewCommentNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The comment's idx_comment. */
                comment: components["parameters"]["Comment"];
                /** @description The item. */
                id: components["parameters"]["Item"];
                /** @description The review's idx_thread. */
                thread: components["parameters"]["Thread"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Report"];
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReviewImages: {
        parameters: {
            query?: {
                /** @description The page, from 1. Ten reviews are on each. */
                page?: components["parameters"]["Page"];
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
            200: components["responses"]["Images"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReviewVideos: {
        parameters: {
            query?: {
                /** @description The page, from 1. Ten reviews are on each. */
                page?: components["parameters"]["Page"];
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
            200: components["responses"]["Videos"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReviewInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReviewInfo"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getReviewNotify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item. */
                id: components["parameters"]["Item"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Reasons"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getWishGroups: {
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
    createWishGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishGroupDraft"];
            };
        };
        responses: {
            /** @description The new group. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    renameWishGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, gid_zzim. */
                id: components["schemas"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishGroupDraft"];
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
    createWishItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The group, gid_zzim (assumed). */
                id: components["schemas"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishItemDraft"];
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
    deleteWishItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The item (assumed). */
                id: components["schemas"]["ItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
