// Long because it lists common things that a grocery does not sell, so that searching for one finds no lookalike.

const texts = [
  // Food
  'тофу, суши, роллы, чипсы, ананас, авокадо, манго, папайя, кокос, маракуйя, личи, фейхоа, дыня, персики свежие, слива свежая, инжир свежий, ' +
    'пельмени, вареники, пицца замороженная, попкорн, жвачка, жевательная резинка, соевый соус, соевое молоко, миндальное молоко, кокосовое молоко, ' +
    'арахисовая паста, арахисовое масло, васаби, сейтан, темпе, чиа, киноа, спаржа, сельдерей, редис, редька, тыква, капуста свежая, цветная капуста, ' +
    'имбирь, ваниль стручок, корица, лавровый лист, желатин, агар, протеин, кролик, крольчатина, конина мясо, текила, абсент, саке, щука, угорь, дуриан',
  'tofu, sushi, crisps, pineapple, avocado, mango, papaya, coconut, passion fruit, lychee, melon, cantaloupe, dumplings, ravioli, popcorn, chewing gum, ' +
    'soy sauce, soy milk, almond milk, oat milk, coconut milk, peanut butter, wasabi, seitan, tempeh, chia, quinoa, asparagus, celery, radish, pumpkin, ' +
    'cauliflower, brussels sprouts, kale, ginger root, cinnamon, bay leaf, gelatine, protein powder, rabbit meat, tequila, absinthe, sake, eel, durian, ' +
    'frozen pizza, french fries, fresh raspberries, marmite, vegemite, tahini, miso, stevia, kombucha',
  'տոֆու, սուշի, չիպս, չիփս, ադիբուդի, արքայախնձոր, ավոկադո, մանգո, պապայա, կոկոս, սեխ, անանաս, պելմենի, պոպկորն, մաստակ, սոյայի սոուս, սոյայի կաթ, ' +
    'նուշի կաթ, գետնանուշի կարագ, վասաբի, ծնեբեկ, նեխուր, բողկ, թարմ կաղամբ, ծաղկակաղամբ, կոճապղպեղ, դարչին, դափնու տերև, ժելատին, ճագար, տեկիլա, ռոլլ',
  // Animals
  'корм для кошек, кошачий корм, корм для собак, собачий корм, наполнитель для кошек, кошачий туалет, вискас, педигри, корм для рыбок, корм для попугаев, ошейник, ' +
    'cat food, dog food, cat litter, pet food, bird seed, dog leash, whiskas, pedigree, fish food, dog treats, puppy food, kitten food, dog collar, ' +
    'կատվի կեր, շան կեր, կատվի ավազ, կատվի լցանյութ, վիսկաս, թռչունների կեր, ձկների կեր, շան վզկապ',
  // Tobacco and medicine
  'сигареты, табак, зажигалка, вейп, кальян, айкос, стики, спички, аспирин, парацетамол, ибупрофен, витамины, бинт, пластырь, градусник, термометр, лекарство, маски медицинские, ' +
    'cigarettes, tobacco, lighter, vape, hookah, matches, aspirin, paracetamol, ibuprofen, vitamins, bandage, plaster, thermometer, medicine, face mask, painkiller, cough syrup, ' +
    'ծխախոտ, սիգարետ, կրակայրիչ, ասպիրին, պարացետամոլ, վիտամին, վիտամիններ, բինտ, դեղ, դեղամիջոց, լուցկի, ջերմաչափ, դիմակ',
  // Clothes
  'носки, кроссовки, ботинки, туфли, сапоги, тапочки, футболка, рубашка, штаны, джинсы, куртка, пальто, платье, юбка, шапка, шарф, перчатки, трусы, лифчик, ремень, очки, часы, кольцо, серьги, сумка, рюкзак, зонт, зонтик, колготки, ' +
    'socks, sneakers, shoes, boots, slippers, t-shirt, tshirt, shirt, trousers, jeans, jacket, coat, dress, skirt, hat, scarf, gloves, underwear, bra, belt, sunglasses, glasses frames, watch, earrings, handbag, backpack, umbrella, tights, wallet, ' +
    'գուլպա, գուլպաներ, կոշիկ, կոշիկներ, սապոգ, հողաթափ, շապիկ, վերնաշապիկ, տաբատ, ջինս, բաճկոն, վերարկու, զգեստ, կիսաշրջազգեստ, գլխարկ, շարֆ, ձեռնոց, ակնոց, ժամացույց, մատանի, ականջօղ, պայուսակ, ուսապարկ, հովանոց, գոտի',
  // Electronics
  'телефон, смартфон, айфон, ноутбук, компьютер, планшет, телевизор, наушники, зарядка, зарядка для телефона, кабель, батарейки, батарейка, аккумулятор, лампочка, фен, утюг, пылесос, холодильник, микроволновка, чайник электрический, электрочайник, тостер, блендер, мультиварка, стиральная машина, клавиатура, принтер, монитор, флешка, ' +
    'phone, smartphone, iphone, laptop, computer, tablet pc, ipad, television, tv, headphones, charger, phone charger, cable, batteries, battery, light bulb, lightbulb, hair dryer, hairdryer, vacuum cleaner, fridge, refrigerator, microwave, kettle, toaster, blender, washing machine, keyboard, printer, monitor, usb stick, camera, ' +
    'հեռախոս, սմարթֆոն, նոութբուք, համակարգիչ, պլանշետ, հեռուստացույց, ականջակալ, ականջակալներ, լիցքավորիչ, մալուխ, մարտկոց, մարտկոցներ, լամպ, լամպոչկա, ֆեն, արդուկ, փոշեկուլ, սառնարան, միկրոալիքային վառարան, թեյնիկ, տոստեր, բլենդեր, լվացքի մեքենա, ստեղնաշար, տպիչ, հեռակառավարիչ',
  // Home, tools, cars
  'диван, диван угловой, кресло, стул, стол, шкаф, кровать, матрас, подушка, одеяло, ковер, шторы, полотенце банное, сковорода, сковородка, кастрюля, тарелка, вилка, ложка, стакан, ведро, швабра, веник, зеркало, ' +
    'молоток, отвертка, гвозди, шурупы, дрель, краска, клей, скотч лента, обои, цемент, лопата, шины, автомобиль, машинное масло, моторное масло, бензин, антифриз, аккумулятор автомобильный, велосипед, самокат, мотоцикл, ' +
    'sofa, couch, armchair, chair, wardrobe, mattress, pillow, blanket, duvet, carpet, curtains, bath towel, frying pan, saucepan, fork, spoon, bucket, mop bucket, broom, mirror, ' +
    'hammer, screwdriver, nails, screws, drill, paint, glue, sticky tape, wallpaper, cement, shovel, tyres, tires, car tyres, car, motor oil, engine oil, petrol, antifreeze, bicycle, bike, scooter, motorcycle, ' +
    'բազմոց, բազկաթոռ, աթոռ, սեղան գրասենյակային, պահարան, մահճակալ, ներքնակ, բարձ, վերմակ, գորգ, վարագույր, թավա, կաթսա, ափսե, պատառաքաղ, գդալ, դույլ, ավել, հայելի, ' +
    'մուրճ, պտուտակահան, մեխ, ներկ, սոսինձ, ցեմենտ, բահ, անվադող, անվադողեր, ավտոմեքենա, մեքենայի յուղ, բենզին, հեծանիվ, սկուտեր, մոտոցիկլ',
  // Papers, play, beauty
  'книга, тетрадь, ручка шариковая, карандаш, бумага для принтера, паспорт, билет, игрушка, кукла, мяч, лего, пазл, шахматы, гитара, духи, парфюм, помада, тушь, лак для ногтей, дезодорант, бритва, станок для бритья, прокладки, тампоны, презервативы, зубная щетка, расческа, крем от загара, цветы, букет, ' +
    'book, notebook, ballpoint pen, pencil, printer paper, passport, ticket, toy, doll, football, lego, puzzle, chess, guitar, perfume, lipstick, mascara, nail polish, deodorant, razor, razor blades, sanitary pads, tampons, condoms, hairbrush, sunscreen, sun cream, flowers, bouquet, ' +
    'գիրք, տետր, գրիչ, մատիտ, անձնագիր, տոմս, խաղալիք, տիկնիկ, գնդակ, լեգո, շախմատ, կիթառ, օծանելիք, շրթներկ, եղունգի լաք, դեզոդորանտ, սափրիչ, միջադիր, պահպանակ, ատամի խոզանակ, սանր, ծաղիկներ, ծաղկեփունջ',
]

/** Words and phrases in three languages. */
export const missingWords: readonly string[] = texts.flatMap((text) => text.split(', '))
