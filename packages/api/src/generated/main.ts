// Generated from openapi/main.yaml by `pnpm generate`. Do not edit.

export interface paths {
    "/front/v1/item/getSchPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The price bands offered as a filter. */
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
        /** The specification facets of a category. */
        get: operations["getSpecs"];
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
        /** Link blocks beside the list of a category. */
        get: operations["getAside"];
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
        /** Products picked for a category. */
        get: operations["getCuration"];
        put?: never;
        post?: never;
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
        /** One of the two category trees, with every level nested. */
        get: operations["getCategoryTree"];
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
         * @description Several values of one facet mean OR, facets together mean AND. Counts of a facet are taken without that facet's own choice. `limit` is the exclusive end of the window.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AsideLink: {
            /**
             * @description A path of this site.
             * @example /list/112751
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
            /** @description Charged for `paid`, and below the threshold for `free-above`. */
            fee?: components["schemas"]["Won"];
            /** @enum {string} */
            kind: "free" | "paid" | "free-above" | "unknown";
            /** @description Order sum from which `free-above` is free. */
            threshold?: components["schemas"]["Won"];
        };
        /** @description The body of every error response. */
        Failure: {
            /**
             * @description A sentence for the developer
             * @example no such category
             */
            message: string;
            result?: null;
            /** @constant */
            success: false;
        };
        /** @example 1000017 */
        ItemId: string;
        ItemListResponse: components["schemas"]["Success"] & {
            makers: components["schemas"]["Maker"][];
            result: {
                /** @description Whether products of this list can be compared */
                isCompare: boolean;
                items: components["schemas"]["ListItem"][];
                price_bands?: components["schemas"]["PriceBand"][];
                /** @description Facet key to value key to the number of items it would leave. */
                spec_counts?: {
                    [key: string]: {
                        [key: string]: number;
                    };
                };
                /** @description Items that match, paid placements not counted. */
                total: number;
            };
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
            /** @description On request. */
            maker?: string;
            mall_count: number;
            /** @description Name of the minishop that sells it. */
            minishop?: string;
            /** @description Whether the row has malls or variants to open. */
            moreView: boolean;
            name: string;
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
            variants: components["schemas"]["Variant"][];
            zzim_count: number;
        };
        Maker: {
            /** @description Counted without the choice of makers. */
            count: number;
            id: string;
            /** @example ASUS */
            name: string;
        };
        /**
         * @description idx_b_manager, the number of a minishop. 1 is the site itself.
         * @default 1
         */
        ManagerId: number;
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
        /**
         * @description 0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming, 3 normal price.
         * @enum {integer}
         */
        PriceState: 0 | 1 | 2 | 3;
        /**
         * @default cash
         * @enum {string}
         */
        PriceType: "cash" | "card";
        /**
         * @description rank popularity, low and high by price, new by date, review by number of reviews.
         * @default rank
         * @enum {string}
         */
        Sort: "rank" | "low" | "high" | "new" | "review";
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
            /** @description Items of the category that have the value. */
            count: number;
            /** @example 16 */
            key: string;
            /** @example 16GB */
            name: string;
        };
        /** @description What every successful answer carries. Data is stored only after these were checked. */
        Success: {
            /** @example success */
            message: string;
            success: boolean;
        };
        /** @description The same product in another packing, size or colour. */
        Variant: {
            card: components["schemas"]["Won"] | null;
            cash: components["schemas"]["Won"] | null;
            item_id: components["schemas"]["ItemId"];
            /** @example 정품 멀티팩 */
            label: string;
            state: components["schemas"]["PriceState"];
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
            };
        };
        /** @description There is nothing with that id. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The host failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        Category: components["schemas"]["CategoryId"];
        ManagerId: components["schemas"]["ManagerId"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getPriceBands: {
        parameters: {
            query: {
                cate_id: components["schemas"]["CategoryId"];
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
            500: components["responses"]["ServerError"];
        };
    };
    getSpecs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cate: components["parameters"]["Category"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Facets in display order; none for a category whose children differ too much to share any. */
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
            500: components["responses"]["ServerError"];
        };
    };
    getCuration: {
        parameters: {
            query?: {
                ad?: string;
                /** @description The page's own query, passed on when its ad_code is svp003. */
                passed?: {
                    [key: string]: string;
                };
            };
            header?: never;
            path: {
                cate: components["parameters"]["Category"];
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
            500: components["responses"]["ServerError"];
        };
    };
    getCategoryTree: {
        parameters: {
            query?: {
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
            500: components["responses"]["ServerError"];
        };
    };
    getItems: {
        parameters: {
            query: {
                /** @description Ad code of the screen; paid placements are mixed in only when it is given. */
                ad?: "sap006" | "sam006";
                cate_id: components["schemas"]["CategoryId"];
                /** @description Optional item fields to include, separated by commas. */
                fields?: ("stdpc" | "maker" | "hotdeal" | "event")[];
                idx_b_manager?: components["parameters"]["ManagerId"];
                /** @description Words that the product's name or maker must hold. */
                keyword?: string;
                /** @description End of the window (exclusive). */
                limit?: number;
                /** @description Maker ids, separated by commas. */
                maker?: string[];
                /** @description Highest price (inclusive). */
                max?: components["schemas"]["Won"];
                /** @description Lowest price (inclusive). */
                min?: components["schemas"]["Won"];
                /** @description First item of the window. */
                offset?: number;
                sort?: components["schemas"]["Sort"];
                /** @description Facet key to chosen value keys, as JSON. */
                spec?: string;
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
            500: components["responses"]["ServerError"];
        };
    };
}
