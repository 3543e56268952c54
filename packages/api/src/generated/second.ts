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
         * Returns the member whom the token belongs to.
         * @description Unlike `getUser`, responds with 401 to a missing or unknown token.
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
         * Returns the logos of the header.
         * @description One for the regular header, one for a season, and one for the sticky header.
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
         * @description The answer holds the choices for every kind of part, with a default of each. Every call starts a new estimate.
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
         * @description The answer holds the choices for every kind of part, with a default of each. Every call starts a new estimate.
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
         * Returns the member's saved estimates.
         * @description An estimate is saved as the address that opens it, so its prices are those of the day it is opened.
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
         * Saves an estimate under the member's own key, replacing an earlier one with that key.
         * @description A client that does not know whether an estimate arrived can send it again.
         */
        put: operations["saveEstimate"];
        post?: never;
        /**
         * Deletes a saved estimate; an unknown key is a success as well.
         * @description Never affects other members' estimates, even under the same key.
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
         * Returns parts by their ids, to open an estimate from its address.
         * @description Includes parts that are no longer sold, since an address may be old.
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
         * Returns all parts of one kind.
         * @description The list is not paged, so that a client can search and check it without further requests.
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
         * Returns the member's alerts.
         * @description An alert that has fired stays in the list until it is deleted.
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
         * Saves an alert about an item, replacing the member's earlier one.
         * @description The whole alert is sent each time, also to record that it has fired or was read.
         */
        put: operations["savePriceAlert"];
        post?: never;
        /**
         * Deletes the alert about an item.
         * @description Responds with 404 if the member has no alert about the item.
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
         * Returns a product, without its offers and reviews.
         * @description Offers come from `getMalls`, reviews from `getReviews`.
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
         * Returns the malls' offers for one product, cheapest first.
         * @description The answer is not paged.
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
         * Returns a page of an item's shopping reviews.
         * @description A page has ten reviews. A page beyond the last is empty.
         */
        get: operations["getMarketReviews"];
        put?: never;
        /**
         * Creates a shopping review.
         * @description Text, grade and up to eight media are sent as one form.
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
         * Returns one shopping review.
         * @description Includes its comments. With a token, it marks what the member wrote and voted for.
         */
        get: operations["getMarketReview"];
        put?: never;
        /**
         * Changes the member's own shopping review.
         * @description Sent as a form whose field _method is PUT.
         */
        post: operations["updateMarketReview"];
        /**
         * Deletes the member's own shopping review with its comments and media.
         * @description Responds with 403 for another member's review.
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
         * @description Sets the hate, removes a like, and subtracts one from the count, below zero as well. Hating again changes nothing.
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
         * @description Sets the like, removes a hate, and adds one to the count. Liking again changes nothing.
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
         * @description Works without a token as well. A member's second report of the review replaces the first.
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
         * Adds a comment to a shopping review.
         * @description The comment carries the member's nickname and the minishop on whose page it was written.
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
         * Changes the member's own comment.
         * @description Its date does not change. Responds with 403 for another member's comment.
         */
        put: operations["updateMarketReviewComment"];
        post?: never;
        /**
         * Deletes the member's own comment.
         * @description Responds with 403 for another member's comment. Nothing else of the review changes.
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
         * Reports a comment on a shopping review.
         * @description The specification names the call but not its path.
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
         * Returns a page of the images in shopping reviews.
         * @description Only reviews with an image, and only their images.
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
         * Returns a page of the videos in shopping reviews.
         * @description Only reviews with a video, and only their videos.
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
         * Returns an item's shopping review counts, newest media, and what the visitor may do.
         * @description Enough for the head of the reviews, before any review is requested.
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
         * Returns the reasons for reporting a shopping review or a comment.
         * @description With a token, also returns the member's earlier reports.
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
         * Returns the reasons for reporting an item.
         * @description With a token, also returns the member's earlier reports.
         */
        get: operations["getItemNotify"];
        put?: never;
        /**
         * Reports an item.
         * @description A member's second report of the item replaces the first.
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
         * Returns a page of an item's reviews.
         * @description A page has ten reviews. A page beyond the last is empty.
         */
        get: operations["getReviews"];
        put?: never;
        /**
         * Creates a review.
         * @description Text, grade and up to eight media are sent as one form.
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
         * Returns one review.
         * @description Includes its comments. With a token, it marks what the member wrote and voted for.
         */
        get: operations["getReview"];
        put?: never;
        /**
         * Changes the member's own review.
         * @description Sent as a form whose field _method is PUT.
         */
        post: operations["updateReview"];
        /**
         * Deletes the member's own review with its comments and media.
         * @description Responds with 403 for another member's review.
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
         * @description Sets the hate, removes a like, and subtracts one from the count, below zero as well. Hating again changes nothing.
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
         * @description Sets the like, removes a hate, and adds one to the count. Liking again changes nothing.
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
         * @description Works without a token as well. A member's second report of the review replaces the first.
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
         * Adds a comment to a review.
         * @description The comment carries the member's nickname and the minishop on whose page it was written.
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
         * Changes the member's own comment.
         * @description Its date does not change. Responds with 403 for another member's comment.
         */
        put: operations["updateReviewComment"];
        post?: never;
        /**
         * Deletes the member's own comment.
         * @description Responds with 403 for another member's comment. Nothing else of the review changes.
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
         * Reports a comment on a review.
         * @description The specification names the call but not its path.
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
         * Returns a page of the images in reviews.
         * @description Only reviews with an image, and only their images.
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
         * Returns a page of the videos in reviews.
         * @description Only reviews with a video, and only their videos.
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
         * Returns an item's review counts, newest media, and what the visitor may do.
         * @description Enough for the head of the reviews, before any review is requested.
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
         * Returns the reasons for reporting a review or a comment.
         * @description With a token, also returns the member's earlier reports.
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
         * Returns the member's wish groups with their items.
         * @description Each item has today's prices and the time at which it was saved.
         */
        get: operations["getWishGroups"];
        put?: never;
        /**
         * Creates an empty group.
         * @description Names need not be unique, so two calls create two groups.
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
         * Renames a group.
         * @description Its items stay. Responds with 404 for another member's group.
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
         * @description Moves the item if another group holds it. If this group holds it already, nothing changes.
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
         * Removes a saved item from its group.
         * @description The item's id is enough, because an item is in at most one group of a member.
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
        /** @description Cash prices. price is originPrice plus the changes, multiplied by each. */
        AssembledPc: {
            active: number[];
            add: components["schemas"]["PartGroup"][];
            /** @description Number of choices that differ from the default. */
            addedChangeLenght: number;
            /** @description The amount they add to one PC; may be negative. */
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
         * @description Ids that begin with 2 belong to the second tree, all others to the first.
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
        Estimate: {
            /** Format: date-time */
            created: string;
            idx_b_manager: components["schemas"]["ManagerId"];
            idx_estimate: number;
            /** @description Installment plans offered. */
            months: (12 | 24)[];
            pc: components["schemas"]["AssembledPc"];
        };
        EstimateResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Estimate"];
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
        /** @description The day and the price at which an alert fired. */
        FiredAlert: {
            any: components["schemas"]["Won"];
            date: components["schemas"]["ObservedDay"];
        };
        /**
         * @default 0
         * @enum {string}
         */
        Flag: "0" | "1";
        /** @description A picture or video of the product. */
        GalleryMedium: {
            /**
             * Format: uri
             * @description A small picture; an image without one is its own thumbnail.
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
                /** @description Number of reviews with such media on all pages. */
                total: number;
            };
        };
        /** @example 1 */
        GroupId: string;
        /** @example 이사 준비 */
        GroupName: string;
        /** @description A donation for each piece sold. */
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
                 * @description For the sticky header.
                 */
                desktopFixLogo: string;
                /** Format: uri */
                desktopLogo: string;
                /** @description Null outside a season. */
                seasonLogo: string | null;
            };
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
        M2Slot: {
            nvme?: boolean;
            sata?: boolean;
            /** @description SATA ports that are disabled while the slot is in use. */
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
        /** @description An offer of one mall. */
        Market: {
            /** @description A paid placement. */
            ad?: boolean;
            /** @description Most interest-free months; 0 for none. */
            cardInstallment: number;
            /** @description Whether the cash price requires a bank transfer. */
            cashOnly?: boolean;
            /**
             * Format: date-time
             * @description When the offer was last updated from the mall.
             */
            checkedAt?: string;
            costDelivery: components["schemas"]["Delivery"];
            costRegion?: components["schemas"]["RegionCost"];
            /** @description Discounts on the price; an order can use at most one of each kind. */
            discounts?: components["schemas"]["Discount"][];
            /**
             * @description The card that the price requires; empty if it requires none.
             * @example 삼성카드
             */
            eventCard: string;
            /**
             * Format: uri
             * @description The offer on the mall's site.
             */
            href: string;
            /** @description 0 for a mall, otherwise the number of a minishop. */
            idxBManager: number;
            /** @description The mall's own id of the product. */
            itemIdCp: string;
            /** @description The mall's own name of the product. */
            itemNameCp: string;
            /** @description The mall's number, which identifies the offer on the outbound page. */
            mallId?: string;
            /** Format: uri */
            mallImage: string;
            /** @example 11번가 */
            mallName: string;
            /** @description Price without delivery; the card price if on_sale is 1. */
            priceB2c: components["schemas"]["Won"];
            /** @description Options that must be bought with each piece. */
            requiredOptions?: components["schemas"]["RequiredOption"][];
        };
        /** @description The same media in the form of shopping reviews. */
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
             * @description The text shown to shoppers.
             * @example 가격이 달라요
             */
            ment: string;
        };
        NotifyResponse: components["schemas"]["Success"] & {
            result: {
                list: components["schemas"]["NotifyReason"][];
                /** @description The member's earlier reports here; empty without a token. */
                reported: components["schemas"]["NotifiedTarget"][];
            };
        };
        /**
         * @description A date in Seoul, as in price histories.
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
            /** @description Empty if there is none. */
            maker: string;
            /** @example AMD 라이젠7-6세대 9800X3D (그래니트 릿지) 정품 */
            name: string;
            part_id: components["schemas"]["PartId"];
            price_state: components["schemas"]["PriceState"];
            type: components["schemas"]["PartType"];
        };
        /** @description The figures by which parts are checked for compatibility and compared. A host leaves out figures that it does not know; clients then say that they could not check. Lengths are in mm, powers in watts, capacities in GB. */
        PartFigures: {
            /** @description Bays for 2.5" drives in a case. */
            bays_25?: number;
            /** @description Bays for 3.5" drives in a case. */
            bays_35?: number;
            /** @description Level 3 cache of a cpu in MB. */
            cache?: number;
            /** @description Capacity of a drive in GB. */
            capacity?: number;
            /**
             * @description Graphics chip of a graphics card.
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
             * @description Highest clock of a cpu in GHz.
             * @example 5.2
             */
            clock?: number;
            cooler_included?: boolean;
            /** @enum {string} */
            cooling?: "air" | "liquid";
            /** @description Cores of a cpu. */
            cores?: number;
            /** @description Whether memory has ECC, or a cpu or motherboard supports it. */
            ecc?: boolean;
            /** @description 4-pin CPU plugs that a motherboard needs or a power supply has. */
            eps_4_pin?: number;
            /** @description 8-pin CPU plugs that a motherboard needs or a power supply has. */
            eps_8_pin?: number;
            /**
             * @description Form factor of a motherboard, power supply, drive or memory.
             * @example Micro ATX
             * @example SFX
             * @example M.2 2280
             * @example 2.5"
             * @example 288-pin DIMM
             */
            form_factor?: string;
            /** @description Motherboards that fit a case. */
            form_factors?: string[];
            /**
             * @description Code name of a cpu's family.
             * @example Granite Ridge
             */
            generation?: string;
            /** @description Whether a cpu has integrated graphics. */
            graphics?: boolean;
            /** @description Height of an air cooler. */
            height?: number;
            /** @description Length of a gpu or power supply. */
            length?: number;
            /**
             * @description Interface of a drive.
             * @enum {string}
             */
            link?: "nvme" | "sata";
            /** @description M.2 slots of a motherboard. */
            m2_slots?: components["schemas"]["M2Slot"][];
            /** @description Highest air cooler that fits a case. */
            max_cooler?: number;
            /** @description Longest gpu that fits a case. */
            max_gpu?: number;
            /** @description Most memory of a cpu or motherboard, in GB. */
            max_memory?: number;
            /** @description Sustained power of a cpu. */
            max_power?: number;
            /** @description Longest power supply that fits a case. */
            max_power_length?: number;
            memory_slots?: number;
            /**
             * @description Memory type of a cpu, motherboard or memory.
             * @example [
             *       "DDR4",
             *       "DDR5"
             *     ]
             */
            memory_types?: string[];
            /** @description Capacity of one module in GB. */
            module_capacity?: number;
            /** @description Modules in one pack of memory. */
            modules?: number;
            /**
             * Format: uri
             * @description The source of the figures, such as the maker's page.
             */
            page?: string;
            /** @description 6-pin plugs that a gpu needs or a power supply has. */
            pcie_6_pin?: number;
            /** @description 8-pin or 6+2-pin plugs that a gpu needs or a power supply has. */
            pcie_8_pin?: number;
            /** @description 12VHPWR or 12V-2x6 plugs that a gpu needs or a power supply has. */
            pcie_16_pin?: number;
            /** @description Power supplies that fit a case. */
            power_form_factors?: string[];
            /** @description Nominal length of a liquid cooler's radiator. */
            radiator?: number;
            /** @description Depth of the radiator with its fans. */
            radiator_depth?: number;
            /** @description Radiators that fit a case; empty if none does. */
            radiators?: components["schemas"]["RadiatorPlace"][];
            /** @description Power supply recommended for a gpu. */
            recommended_power?: number;
            /** @description Whether memory is registered (RDIMM). */
            registered?: boolean;
            /** @description SATA plugs of a power supply. */
            sata_plugs?: number;
            /** @description SATA ports of a motherboard. */
            sata_ports?: number;
            /**
             * @description Socket of a cpu or motherboard.
             * @example AM5
             * @example LGA1700
             */
            socket?: string;
            /** @description Sockets that a cooler fits. */
            sockets?: string[];
            /** @description Thermal design power of a cpu or gpu; of a cooler, the heat that it is rated for. */
            tdp?: number;
            /** @description Thickness of a gpu in slots. */
            thickness?: number;
            /** @description Threads of a cpu. */
            threads?: number;
            /** @description Memory of a gpu in GB. */
            video_memory?: number;
            /** @description Rated power of a power supply. */
            watts?: number;
        };
        /** @description One choice and its options. */
        PartGroup: {
            /** @description idx of the option included in the base price; null if none is. */
            default: number | null;
            list: components["schemas"]["PartOption"][];
            /** @example CPU */
            name: string;
            type: components["schemas"]["PartType"];
        };
        /**
         * @description A product's item_id, or s and a number for a part that is not a product, such as a service.
         * @example 1000017
         * @example s3
         */
        PartId: string;
        /**
         * @description cpu to cooler are core parts (type 1), monitor to speaker peripherals (type 2), os and office software (type 3), and assembly, visit and packing services (type 4).
         * @enum {string}
         */
        PartKind: "cpu" | "motherboard" | "memory" | "gpu" | "ssd" | "hdd" | "case" | "power" | "cooler" | "monitor" | "keyboard" | "mouse" | "headset" | "speaker" | "os" | "office" | "assembly" | "visit" | "packing";
        /** @description The available choices, by type. */
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
            /** @description Absent for a part that is not a product. */
            item_id?: components["schemas"]["ItemId"];
            /** @example 조립 후 테스트 */
            name: string;
            /** @description The id of a part that is not a product. */
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
        /** @description Whether the target is compared with what the member pays; false if it is absent. The site computes that from the offers, by terms that only the member's device knows. */
        PersonalTarget: boolean;
        PriceAlert: {
            /** @description Absent until the alert fires. */
            fired?: components["schemas"]["FiredAlert"];
            /** Format: uri */
            image: string;
            /** @description Only with the kind target. */
            is_personal?: components["schemas"]["PersonalTarget"];
            /** @description Whether the member has dismissed the fired alert. */
            is_read: boolean;
            item_id: components["schemas"]["ItemId"];
            /** @enum {string} */
            kind: "target" | "restock";
            name: string;
            /** @description The day of the last change, on which the alert was set, fired or began to wait again. */
            since: components["schemas"]["ObservedDay"];
            /** @description Only with the kind target. */
            target?: components["schemas"]["TargetPrice"];
        };
        /** @description Fires when the product costs no more than the target, or when it is sold again. */
        PriceAlertDraft: {
            fired?: components["schemas"]["FiredAlert"];
            is_personal?: components["schemas"]["PersonalTarget"];
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
            /** @description The choices of an assembled PC; empty for any other product. */
            optionChange: {
                base: components["schemas"]["PartGroup"][];
                option: components["schemas"]["PartGroup"][];
            };
            /** @description Its kind as a part of an estimate; absent unless it is a PC part. */
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
            /** @description Items like it; in a minishop, only what the minishop sells. */
            related: components["schemas"]["ItemView"][];
            review_count?: number;
            /** @description Absent without reviews. */
            review_score?: number;
            specData: components["schemas"]["SpecTable"][];
            /** @description The successor of a discontinued product. */
            successors?: components["schemas"]["ItemView"][];
            /**
             * @description The product's own label among its variants.
             * @example 벌크
             */
            variant_label?: string;
            variants?: components["schemas"]["Variant"][];
            /** @description Number of members who saved it. */
            zzim_count: number;
            /** @description Whether a wish group of the member holds it. */
            zzim_my: boolean;
        };
        /** @description The minishop that sells the product. */
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
        Review: {
            /** Format: date-time */
            created: string;
            idx_thread: components["schemas"]["ThreadId"];
            images: components["schemas"]["ReviewFile"][];
            /** @description Whether the token's member wrote it. */
            isMine: boolean;
            /** @description Only for shopping reviews. */
            marketMedia?: components["schemas"]["MarketMedia"][];
            marks: components["schemas"]["Marks"];
            message: components["schemas"]["ReviewMessage"];
            nickname: string;
            thread: components["schemas"]["ReviewThread"];
        };
        /** @description The specification does not state the rules; every host enforces its own. */
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
            /** @description Positions of images to delete, counted from 0 (assumed). They are deleted first; new images then follow the remaining ones. */
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
        /** @description An image or video of a review. */
        ReviewFile: {
            /** @example image/webp */
            fileMimeType: string;
            fileName: string;
            /** Format: uri */
            fileThumbUrl: string;
            /**
             * Format: uri
             * @description The full-size file.
             */
            fileUrl: string;
        };
        ReviewInfo: {
            auth: components["schemas"]["ReviewAuth"];
            /** @description Average grade with one decimal; null without reviews. */
            average: number | null;
            /** @description Number of reviews by grade, from 1 to 5. */
            countByMarks: number[];
            /** @description Number of reviews with an image. A host that does not filter by photos does not send it, and the filter is not offered. */
            countWithPhotos?: number;
            /** @description Media of the newest eight reviews that have any. */
            reviewImages: components["schemas"]["ReviewMedia"][];
            /** @description Number of images and videos in all reviews. */
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
            /** @description Only for shopping reviews. */
            marketMedia?: components["schemas"]["MarketMedia"][];
        };
        ReviewMessage: string;
        ReviewResponse: components["schemas"]["Success"] & {
            result: components["schemas"]["Review"];
        };
        /**
         * @description rank sorts by likes, new by date, marks by grade, best first, low by grade, worst first. Among equals, the newer review is first.
         * @enum {string}
         */
        ReviewSort: "rank" | "new" | "marks" | "low";
        ReviewsResponse: components["schemas"]["Success"] & {
            result: {
                list: components["schemas"]["Review"][];
                page: number;
                /** @description Number of matching reviews on all pages. */
                total: number;
            };
        };
        ReviewThread: {
            /** @description Newest first for reviews, oldest first for shopping reviews, as pages show them. */
            comments: components["schemas"]["ReviewComment"][];
            /** @description Likes minus hates. */
            countLike: number;
            hasMyHate: boolean;
            /** @description Whether the member voted; false without a token. */
            hasMyLike: boolean;
            id: components["schemas"]["ThreadId"];
        };
        /** @description Images and videos, at most 10 MB each (assumed). A review may have at most eight media. */
        ReviewUploads: string[];
        SavedEstimate: components["schemas"]["SavedEstimateDraft"] & {
            key: string;
            /** Format: date-time */
            updated: string;
        };
        SavedEstimateDraft: {
            /** @example 거실 게임용 */
            name: string;
            /** @description The query of the estimate's address, which holds the whole estimate. */
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
        /** @description The fields of every successful answer. Clients check them before they use the data. */
        Success: {
            /** @example success */
            message: string;
            success: boolean;
        };
        /** @description The price to wait for, in won. It is compared with `any` of the observed days or, if `is_personal`, with what the member pays today. */
        TargetPrice: number;
        /** @example 31 */
        ThreadId: string;
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
        VoteResponse: components["schemas"]["Success"] & {
            result: {
                countLike: number;
                hasMyHate: boolean;
                hasMyLike: boolean;
            };
        };
        WishGroup: {
            gid_zzim: components["schemas"]["GroupId"];
            /** @description The group's name in the legacy calls. */
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
        WishItemDraft: {
            /**
             * @description When the item was first saved, in UTC, for example on a device before the login. Hosts that ignore it store the current time.
             * @example 2026-11-01T09:30:00Z
             */
            created?: string;
            item_id: components["schemas"]["ItemId"];
            /** @description The price at that time; sent together with `created`. */
            price_when_saved?: components["schemas"]["Won"];
        };
        /** @description An amount in whole won. */
        Won: number;
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
        /** @description The changed comment. */
        Comment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CommentResponse"];
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
        /** @description The resource belongs to another member. */
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
        /** @description The reasons, and the member's earlier reports. */
        Reasons: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotifyResponse"];
            };
        };
        /** @description The changed review. */
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
        /** @description Newest first, ten reviews a page; empty beyond the last. */
        Videos: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GalleryResponse"];
            };
        };
        /** @description The changed votes. */
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
        /** @description Chosen by the client, so that an estimate that is sent twice is saved once. */
        EstimateKey: string;
        /** @description The item. */
        Item: components["schemas"]["ItemId"];
        /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
        ManagerId: components["schemas"]["ManagerId"];
        /** @description Only reviews with this grade. */
        Marks: components["schemas"]["Marks"];
        /** @description The page, counted from 1. A page has ten reviews. */
        Page: number;
        /** @description 1 returns only reviews with an image. Together with marks, a review meets both. */
        Photos: "0" | "1";
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
                /** @description Sent if the browser has one; the specification does not name its cookie. */
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
                /** @description The minishop whose logo is shown; 1 for the site itself. */
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
            /** @description The estimate with its choices. */
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
            /** @description The estimate with its choices. */
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
            /** @description Last changed first; may be empty. */
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
                /** @description Chosen by the client, so that an estimate that is sent twice is saved once. */
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
            /** @description The saved estimate. */
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
                /** @description Chosen by the client, so that an estimate that is sent twice is saved once. */
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
            /** @description In the order requested. Ids that are unknown, or are not parts of a PC, are left out. */
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
                /** @description The kind of parts. */
                kind: components["schemas"]["PartKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Most popular first. Packings of the same part are one entry, the one that most malls sell. Empty if the host sells nothing of the kind. */
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
            /** @description Newest first; may be empty. Alerts about items that the host no longer has are left out. */
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
            /** @description The saved alert. */
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
                /** @description Restricts lists, trees and related items to what this minishop sells (assumed). */
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
            /** @description The product. zzim_my is that of the token's member. */
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
                /** @description 1 sorts by the price including delivery. */
                delivery_price?: components["schemas"]["Flag"];
                /** @description The minishop whose page shows the offers; its own come first (assumed). 0 counts as absent, as on pages of the site itself. */
                idx_b_manager?: number;
                /** @description 1 returns card prices. */
                on_sale?: components["schemas"]["Flag"];
                /** @description The order of the offers; low sorts by price, or by the price including delivery if requested. The specification gives the default, "low", but not the parameter's place. */
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
                /** @description The page, counted from 1. A page has ten reviews. */
                page?: components["parameters"]["Page"];
                /** @description 1 returns only reviews with an image. Together with marks, a review meets both. */
                photos?: components["parameters"]["Photos"];
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
                /** @description The page, counted from 1. A page has ten reviews. */
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
                /** @description The page, counted from 1. A page has ten reviews. */
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
                /** @description The page, counted from 1. A page has ten reviews. */
                page?: components["parameters"]["Page"];
                /** @description 1 returns only reviews with an image. Together with marks, a review meets both. */
                photos?: components["parameters"]["Photos"];
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
                /** @description The page, counted from 1. A page has ten reviews. */
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
                /** @description The page, counted from 1. A page has ten reviews. */
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
